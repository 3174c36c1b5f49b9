import { describe, expect, it } from 'vitest';
import { contract } from '../support/contract.ts';

// A generated client makes a type of each component, beside the types of its language that it uses itself.

const names = Object.keys(contract.components.schemas);

/** JLS and java.lang, java.util, java.util.function: imported by generated Java, or there without an import. */
const JAVA = `Boolean Byte Character Class ClassLoader Comparable Double Enum Error Exception Float Integer Iterable Long
  Math Module Number Object Override Package Process Record Runnable Runtime Short String StringBuilder System Thread
  Throwable Void Arrays Collection Collections Date List Locale Map Objects Optional Set Function Consumer Supplier
  Predicate`;
/** What the implicit usings of C# bring (System, Collections.Generic, IO, Linq, Net.Http, Threading, Threading.Tasks). */
const CSHARP = `Action Array Attribute Boolean Buffer Byte Char Console Convert DateTime Decimal Delegate Double Enum
  Environment Exception Func Guid Index Lazy Lock Math Nullable Object Predicate Progress Random Range Single String
  Text Timer TimeSpan Tuple Type Uri Version Dictionary List Queue Stack File Path Stream Monitor Thread Task Parallel
  Group Match Capture`;
/** Predeclared in Go, or a package that generated Go imports. */
const GO = `Any Append Bool Byte Cap Close Complex Copy Delete Error Imag Int Len Make New Nil Panic Print Real Recover
  Rune String Uint Context Fmt Http Json Time Url Bytes Strings`;
/** Files that openapi-generator itself writes beside the models. */
const SUPPORT = `ApiClient ApiException ApiResponse Configuration JSON Pair ServerConfiguration ServerVariable Multimap
  Option Client Response Utils`;
const TAKEN = new Map(
  Object.entries({ JAVA, CSHARP, GO, SUPPORT }).flatMap(([owner, text]) =>
    text.split(/\s+/).map(name => [name.toLowerCase(), owner]),
  ),
);

describe('the name of a schema', () => {
  it('is written in capitals, letters and digits only', () =>
    expect(names.filter(name => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]));

  it('is not taken in Java, C# or Go', () =>
    expect(names.filter(name => TAKEN.has(name.toLowerCase()))).toEqual([]));

  it('is not one of the few words that say nothing', () =>
    expect(names.filter(name => /^(Code|Name|Data|Item|Value|Info|Result)$/.test(name))).toEqual([]));

  it('differs from every other in more than capitals', () => {
    const written = new Map(names.map(name => [name.toLowerCase(), name]));
    expect(names.filter(name => written.get(name.toLowerCase()) !== name)).toEqual([]);
  });
});
