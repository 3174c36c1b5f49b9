/** First and last name, else the e-mail address. */
export const personName = (person: { firstName: string; lastName: string; email: string }): string =>
  [person.firstName, person.lastName].filter(part => part.trim() !== '').join(' ') || person.email;
