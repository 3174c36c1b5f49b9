import { createContext, useContext } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { SchemaLimits } from '@/lib/fieldLimits';
import type { FormLabels } from './formLabels';

/** How a field is called and how a value of it reads, for those that speak about it (a conflict). */
export interface FieldDescription {
  label: string;
  show: (value: unknown) => string;
}

/** What the fields of a form need of it. */
export interface FormHandle {
  // The fields name their values by text; which ones there are is the business of whoever declared the form.
  control: Control<FieldValues>;
  /** The limits of the contract's schema that the form sends. */
  limits: SchemaLimits;
  isSending: boolean;
  /** Whether something has been changed and not been sent. */
  isChanged: boolean;
  /** What the last sending failed with, unless it was said at the fields. */
  error: unknown;
  submit: () => Promise<void>;
  /** The fields on the screen describe themselves here. */
  descriptions: Map<string, FieldDescription>;
}

export interface FormContextValue {
  form: FormHandle;
  labels: FormLabels;
  /** Nothing can be changed. */
  isReadOnly: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field needs a Form around it.');
  return context;
}
