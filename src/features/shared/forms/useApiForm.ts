import { useSnackbar } from 'notistack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Control, type FieldValues, useForm } from 'react-hook-form';
import { errorCurrentRecord, errorFields } from '@/lib/apiError';
import { formLimits, type SchemaLimits } from '@/lib/fieldLimits';
import type { FieldDescription, FormHandle } from '@/ui/form';
import { changedFields, type FormValues, pickFields, toRequest } from './formValues';

/** What a mutation's trigger of RTK Query resolves to. */
type Answer<Result> = { data: Result; error?: undefined } | { data?: undefined; error: unknown };

/** What is sent besides the values, of a record that is changed. */
export interface FormChange<Values> {
  /** Only what was changed: somebody else's change of another field stays. */
  changed: Partial<Values>;
  /** The revision that the change was made on; 0 for a new record. */
  revision: number;
}

interface ApiFormOptions<Values extends FormValues, Result> {
  /** The schema that is sent: `OrganizationUpdateLimits` of `@/api/limits`. */
  limits: SchemaLimits;
  /** The values at first; for a record that is changed, its own. */
  values: Values;
  /** Revision of the record that is changed. */
  revision?: number;
  /** Sends by a mutation's trigger: `values => create({ organizationCreate: values })`. */
  send: (values: Values, change: FormChange<Values>) => PromiseLike<Answer<Result>>;
  /** Asks whether what was entered, valid as it is, is meant so; false goes back to the form. */
  confirm?: (values: Values) => boolean | PromiseLike<boolean>;
  /** For one after the other: after success the form is as at first. */
  startsAnew?: boolean;
  /** Said in a toast after success. */
  sentText?: string;
  onSent?: (result: NonNullable<Result>) => void;
}

/** The record was changed meanwhile: by somebody else, or by oneself in another window. */
export interface FormConflict {
  /** What they changed, by field. */
  rows: readonly { name: string; mine: unknown; theirs: unknown }[];
  keepMine: () => void;
  takeTheirs: () => void;
  /** Decide later: both stay as they are. */
  close: () => void;
}

/** A form that is sent by a mutation; what {@link ApiForm} and {@link ApiFormDialog} show. */
export interface ApiFormState extends FormHandle {
  /** @param onUnchanged in place of the call where nobody has changed the record */
  submit: (onUnchanged?: () => void) => Promise<void>;
  conflict: FormConflict | undefined;
  /** Whether leaving now would lose something. Always the present moment's answer. */
  isUnsaved: () => boolean;
  /** The record that is changed, and what was entered and not sent. */
  entered: () => EnteredValues;
  /** Goes on where it was left, on the record as it was then: somebody else's change since is a conflict. */
  resume: (left: EnteredValues) => void;
}

export interface EnteredValues {
  base: { values: FormValues; revision: number };
  /** What was changed, by field. */
  fields: FormValues;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const revisionOf = (result: unknown): number | undefined => {
  const record = isRecord(result) && isRecord(result.data) ? result.data : undefined;
  return typeof record?.revision === 'number' ? record.revision : undefined;
};

/**
 * A form over a schema of the contract. Checked when it is sent, then with every change; what the server says about a
 * field stands at the field; whatever else fails keeps all that was entered; sent once however often it is clicked.
 */
export function useApiForm<Values extends FormValues, Result>(
  options: ApiFormOptions<Values, Result>,
): ApiFormState {
  const { values, revision } = options;
  const limits = useMemo(() => formLimits(options.limits), [options.limits]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { enqueueSnackbar } = useSnackbar();
  const form = useForm<FieldValues>({ defaultValues: values, mode: 'onSubmit', reValidateMode: 'onChange' });
  const { isDirty } = form.formState;
  /** The record as the entered values were made from it. */
  const base = useRef({ values, revision: revision ?? 0 });
  const isBusy = useRef(false);
  const [state, setState] = useState<{ isSending: boolean; error?: unknown; theirs?: FormValues }>({
    isSending: false,
  });
  const [descriptions] = useState(() => new Map<string, FieldDescription>());

  const actions = useMemo(() => {
    const entered = () => form.getValues() as Values;
    const changed = () => changedFields(base.current.values, entered(), limits);
    const startFrom = (from: Values, at: number) => {
      base.current = { values: from, revision: at };
      form.reset(from);
    };
    const enter = (fields: FormValues) => {
      for (const [name, value] of Object.entries(fields)) form.setValue(name, value, { shouldDirty: true });
    };

    const refuse = (error: unknown) => {
      const current = errorCurrentRecord(error);
      if (isRecord(current)) {
        setState({ isSending: false, theirs: current });
        return;
      }
      const known = Object.keys(entered());
      const problems = errorFields(error).map(({ path, message }) => {
        // A form makes one record; where the contract makes many at once, it is a batch of one.
        const field = path.replace(/^items\.0\./, '');
        return { name: known.find(name => field === name || field.startsWith(`${name}.`)), message };
      });
      for (const { name, message } of problems) if (name) form.setError(name, { message });
      const shown = known.find(name => problems.some(problem => problem.name === name));
      // After the render that enables the field again.
      if (shown) setTimeout(() => form.setFocus(shown));
      const isSaid = problems.length > 0 && problems.every(({ name }) => name);
      setState({ isSending: false, error: isSaid ? undefined : error });
    };

    const send = async () => {
      const { sentText, onSent, startsAnew } = latest.current;
      const whole = entered();
      const request = toRequest(whole, limits);
      const names = changed();
      const part = Object.fromEntries(
        names.flatMap(name => (name in request ? [[name, request[name]]] : [])),
      );
      if (latest.current.confirm && !(await latest.current.confirm(request))) return;
      setState({ isSending: true });
      const change = { changed: part as Partial<Values>, revision: base.current.revision };
      const answer = await latest.current.send(request, change);
      if (answer.error !== undefined) return refuse(answer.error);
      if (startsAnew) startFrom(base.current.values, base.current.revision);
      // As it was sent, without blanks around texts.
      else startFrom({ ...whole, ...request }, revisionOf(answer.data) ?? base.current.revision);
      setState({ isSending: false });
      if (sentText) enqueueSnackbar(sentText, { variant: 'success' });
      onSent?.(answer.data as NonNullable<Result>);
    };

    const submit = async (onUnchanged?: () => void) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await form.handleSubmit(() => {
          if (latest.current.revision === undefined || changed().length > 0) return send();
          // A record that nobody changed needs no call. Blanks around a text are no change: they go from the screen.
          startFrom(base.current.values, base.current.revision);
          onUnchanged?.();
        })();
      } finally {
        isBusy.current = false;
      }
    };

    /** The record as it stands now becomes what the form starts from; `keep` says what of mine stays entered. */
    const restart = (theirs: FormValues, keep: (name: string) => boolean) => {
      const before = entered();
      const mine = Object.fromEntries(changed().flatMap(name => (keep(name) ? [[name, before[name]]] : [])));
      startFrom(pickFields(theirs, before), revisionOf({ data: theirs }) ?? base.current.revision);
      enter(mine);
      setState({ isSending: false });
    };
    const theirFields = (theirs: FormValues) =>
      changedFields(base.current.values, pickFields(theirs, base.current.values), limits);
    const conflictOf = (theirs: FormValues): FormConflict => {
      const names = theirFields(theirs);
      const now = entered();
      return {
        rows: names.map(name => ({ name, mine: now[name], theirs: theirs[name] })),
        keepMine: () => {
          restart(theirs, () => true);
          void submit();
        },
        takeTheirs: () => restart(theirs, name => !names.includes(name)),
        close: () => setState({ isSending: false }),
      };
    };
    return {
      submit,
      changed,
      startFrom,
      conflictOf,
      entered: (): EnteredValues => {
        const now = entered();
        return { base: base.current, fields: Object.fromEntries(changed().map(name => [name, now[name]])) };
      },
      resume: (left: EnteredValues) => {
        startFrom(left.base.values as Values, left.base.revision);
        enter(left.fields);
      },
    };
  }, [form, limits, enqueueSnackbar]);

  // A newer record takes the place of one in which nothing was entered.
  useEffect(() => {
    if (revision === undefined || revision <= base.current.revision) return;
    if (!isBusy.current && actions.changed().length === 0) actions.startFrom(latest.current.values, revision);
  }, [revision, actions]);

  return useMemo(
    () => ({
      control: form.control as Control<FieldValues>,
      limits,
      isSending: state.isSending,
      isChanged: isDirty,
      error: state.error,
      submit: actions.submit,
      descriptions,
      conflict: state.theirs && actions.conflictOf(state.theirs),
      isUnsaved: () => actions.changed().length > 0,
      entered: actions.entered,
      resume: actions.resume,
    }),
    [form, limits, state, isDirty, actions, descriptions],
  );
}
