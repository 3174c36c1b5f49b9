import type { ReactNode } from 'react';
import { useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { type FieldLimits, isNeeded, limitProblem, textLength } from '@/lib/fieldLimits';
import { type FieldDescription, useFormContext } from './FormContext';
import { type FormLabels, problemMessage } from './formLabels';

/** What every field of a form may say. */
export interface FormFieldProps {
  /** Property of the form's schema; its limits are the field's. */
  name: string;
  label: string;
  /** One line below; an error takes its place. */
  helperText?: ReactNode;
  /** 42, 36, 32 or 30 px high (specification §9). Default 42. */
  size?: 'medium' | 'small' | 'slim' | 'extraSmall';
  disabled?: boolean;
  autoFocus?: boolean;
  /** For a field that is not of the schema, or has narrower limits. */
  limits?: FieldLimits;
  /** What is wrong beyond the limits; undefined when nothing is. */
  check?: (value: unknown) => string | undefined;
  /** In place of the words for names, which are the only others with a pattern. */
  patternMessage?: string;
}

interface FieldKind {
  isChoice?: boolean;
  show?: FieldDescription['show'];
}

interface FormField {
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: { focus: () => void } | null) => void;
  isWrong: boolean;
  /** The error, else the help, else how many characters are left when they become few. */
  message: ReactNode;
  isNeeded: boolean;
  isDisabled: boolean;
  /** What a form that can only be read shows in place of an input. */
  shown: string | undefined;
  limits: FieldLimits;
  labels: FormLabels;
}

/** From this share of the allowed length on the rest is counted. */
const COUNTED_FROM = 0.9;

const showText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function charactersLeft(value: unknown, { maxLength }: FieldLimits, labels: FormLabels): string | undefined {
  if (typeof value !== 'string' || maxLength === undefined) return undefined;
  const length = textLength(value);
  return length >= maxLength * COUNTED_FROM && length <= maxLength
    ? labels.charactersLeft(maxLength - length)
    : undefined;
}

/** The part of a field that does not depend on its looks: limits of the contract, value, error, what it is called. */
export function useFormField(props: FormFieldProps, { isChoice = false, show = showText }: FieldKind = {}) {
  const { name, label, helperText, patternMessage, check } = props;
  const { form, labels, isReadOnly } = useFormContext();
  const limits = props.limits ?? form.limits[name];
  if (!limits) throw new Error(`The form's schema has no ${name}; give the field its own limits.`);
  const { field, fieldState } = useController({
    name,
    control: form.control,
    rules: {
      validate: value => {
        const problem = limitProblem(value, limits);
        if (problem?.kind === 'pattern' && patternMessage) return patternMessage;
        return problem ? problemMessage(problem, labels, isChoice) : (check?.(value) ?? true);
      },
    },
  });
  useEffect(() => {
    form.descriptions.set(name, { label, show });
  });
  const id = `${useId()}${name}`;
  const result: FormField = {
    id,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    isWrong: fieldState.invalid,
    message: fieldState.error?.message ?? charactersLeft(field.value, limits, labels) ?? helperText,
    isNeeded: isNeeded(limits),
    isDisabled: props.disabled === true,
    shown: isReadOnly ? show(field.value) : undefined,
    limits,
    labels,
  };
  return result;
}
