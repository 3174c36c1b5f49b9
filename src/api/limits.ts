/** What the contract allows in request bodies, by schema (docs/how-to/add-a-form.md). A bundle holds those it names. */
export * from './generated/limits.gen';
