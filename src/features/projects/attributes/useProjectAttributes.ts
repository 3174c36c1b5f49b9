import { useMemo } from 'react';
import {
  type ProjectAttribute,
  type ProjectAttributeType,
  type ProjectAttributeTypeValue,
  useListProjectAttributesQuery,
  useListProjectAttributeTypesQuery,
  useListProjectAttributeTypeValuesQuery,
} from '@/api/project-attributes';
import { useFormats } from '@/glossary/useFormats';

/** More than a project has. */
const ALL = 20_000;

/** One attribute of a project. */
export interface AttributeOfProject {
  type: ProjectAttributeType;
  /** The choices of a type that is a choice. */
  choices: readonly ProjectAttributeTypeValue[];
  /** What the project says; undefined when nothing. */
  attribute: ProjectAttribute | undefined;
  /** The same as it is read. */
  shown: string | undefined;
}

/** Types, choices and values of a project's attributes, put together. */
export function useProjectAttributes(projectUuid: string) {
  const formats = useFormats();
  const types = useListProjectAttributeTypesQuery({ projectUuid, limit: ALL });
  const values = useListProjectAttributeTypeValuesQuery({ projectUuid, limit: ALL });
  const said = useListProjectAttributesQuery({ projectUuid, limit: ALL });
  const attributes = useMemo((): AttributeOfProject[] | undefined => {
    if (!types.currentData || !values.currentData || !said.currentData) return undefined;
    const all = values.currentData.data.results;
    const standing = said.currentData.data.results;
    return types.currentData.data.results.map(type => {
      const choices = all.filter(value => value.projectAttributeTypeUuid === type.uuid);
      const attribute = standing.find(one => one.projectAttributeTypeUuid === type.uuid);
      const chosen = choices.find(({ uuid }) => uuid === attribute?.projectAttributeTypeValueUuid)?.name;
      const value = attribute?.value ?? undefined;
      const shown =
        value !== undefined && type.dataType === 'DATE' ? formats.date(`${value}T00:00`, 'long') : value;
      return { type, choices, attribute, shown: chosen ?? shown };
    });
  }, [types.currentData, values.currentData, said.currentData, formats]);
  return {
    attributes,
    error: types.error ?? values.error ?? said.error,
    retry: () => {
      for (const query of [types, values, said]) void query.refetch();
    },
  };
}
