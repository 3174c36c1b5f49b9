/** SQL that selects the uuids of a list which the statement writes, a JSON array. */
export const writtenUuids = (list: string): string =>
  `select x.value::uuid from json_array_elements_text(${list}) x`;
