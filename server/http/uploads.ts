import { rm } from 'node:fs/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, fieldProblem } from '../contract/errors.ts';
import type { Settings } from '../settings.ts';
import type { ReceivedFile } from '../storage/fileStorage.ts';
import { type ScanResult, scanFile } from '../storage/malwareScan.ts';
import { receiveFile } from '../storage/receiveFile.ts';
import { type PartCheck, validationError, validatorCompiler } from './validation.ts';

/** Schema of a form as the contract describes it. */
export interface FormSchema {
  properties: Record<string, { type?: string | string[]; 'x-max-bytes'?: number }>;
  required?: string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Filled for operations that take multipart/form-data. */
    form?: FormSchema;
  }
}

export interface Upload {
  body: Record<string, unknown>;
  /** Removes what the handler did not keep. */
  discard(): Promise<void>;
}

const FILE = 'file';
/** Far above what any form has. */
const MAX_FIELDS = 250;
const MAX_FIELD_LENGTH = 256 * 1024;

/** Lets /v1 read forms, but only where the contract asks for one: everywhere else they stay an unknown type. */
export async function acceptForms(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart);
  fastify.addHook('preParsing', async request => {
    const isForm = request.headers['content-type']?.startsWith('multipart/');
    if (isForm && !request.routeOptions.config.form) {
      throw Object.assign(new Error('not a form'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' });
    }
  });
}

const validators = new WeakMap<FormSchema, PartCheck>();

/** Compiled once per form; the file is checked here and not by its schema, which describes text. */
function validatorOf(form: FormSchema): PartCheck {
  const known = validators.get(form);
  if (known) return known;
  const { [FILE]: _file, ...properties } = form.properties;
  const schema = { ...form, properties, required: (form.required ?? []).filter(name => name !== FILE) };
  const validate = validatorCompiler()({ schema, httpPart: 'body' });
  validators.set(form, validate);
  return validate;
}

const isListed = (type: string | string[] | undefined, wanted: string) => [type].flat().includes(wanted);

/** Fields arrive as texts: repeated keys make a list, objects are sent as JSON. */
function fieldsOf(form: FormSchema, given: Map<string, string[]>): Record<string, unknown> {
  return Object.fromEntries(
    [...given].map(([name, texts]) => {
      const type = form.properties[name]?.type;
      const values = texts.map(text =>
        /^[[{]/.test(text) && isListed(type, 'array') ? parsed(name, text) : text,
      );
      return [name, isListed(type, 'array') ? values.flat() : values.at(-1)];
    }),
  );
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('VALIDATION_FAILED', `${name} is not JSON.`, {
      fields: [{ path: name, message: `${name} is not JSON` }],
    });
  }
}

/** The parser has no error codes for malformed forms, so match its messages. */
const BROKEN_FORM = /multipart|boundary|unexpected end|part terminated|malformed/i;

const brokenForm = () =>
  new ApiError('MALFORMED_BODY', 'The form cannot be read or broke off. Nothing was saved; send it again.');

const missingFile = () =>
  new ApiError('VALIDATION_FAILED', 'The form has no file. Choose one and send it as the field "file".', {
    fields: [{ path: FILE, message: 'file is missing' }],
  });

/**
 * Reads the form of an upload: one file, streamed to disk, and its fields, checked against the contract. Called when
 * the caller turned out to be allowed, so that a stranger cannot fill the disk.
 *
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED; nothing is left on disk then
 */
export async function readUpload(
  request: FastifyRequest,
  form: FormSchema,
  settings: Settings,
): Promise<Upload> {
  if (!request.isMultipart())
    throw new ApiError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be a form with a file (multipart/form-data).',
    );
  const most = form.properties[FILE]?.['x-max-bytes'] ?? settings.files.uploadLimit;
  const given = new Map<string, string[]>();
  let file: ReceivedFile | undefined;
  const discard = async () => {
    if (file) await rm(file.path, { force: true });
  };
  try {
    const limits = { fileSize: most, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_LENGTH };
    for await (const part of request.parts({ limits }) as AsyncIterable<
      MultipartFile | MultipartValue<string>
    >) {
      if (part.type === 'file') file = await received(part, settings);
      else if (part.valueTruncated || part.fieldnameTruncated)
        throw new ApiError('PAYLOAD_TOO_LARGE', 'A field of this form is longer than it may be.');
      else given.set(part.fieldname, [...(given.get(part.fieldname) ?? []), part.value]);
    }
    const fields = fieldsOf(form, given);
    const problems = validatorOf(form).problemsOf(fields);
    if (problems.length > 0) throw validationError(problems);
    if (!file) throw missingFile();
    if (file.sizeBytes === 0)
      throw new ApiError('VALIDATION_FAILED', 'The file is empty. Choose another one.', {
        fields: [{ path: FILE, message: 'file is empty' }],
      });
    await requireClean(file, request, settings);
    return { body: { ...fields, [FILE]: file }, discard };
  } catch (error) {
    await discard();
    throw BROKEN_FORM.test((error as Error).message) ? brokenForm() : error;
  }
}

/** @throws ApiError RULE_VIOLATED for malware, UNAVAILABLE where it could not be looked for: nothing passes unseen */
async function requireClean(file: ReceivedFile, request: FastifyRequest, { files }: Settings): Promise<void> {
  if (!files.scanner) return;
  let result: ScanResult;
  try {
    result = await scanFile(files.scanner, file.path);
  } catch (error) {
    request.log.error({ err: error }, 'uploaded file could not be scanned');
    throw new ApiError(
      'UNAVAILABLE',
      'The file could not be checked for malware and was not saved. Try again later, or tell your administrator.',
    );
  }
  if (result.isClean) return;
  request.log.warn({ malware: result.name, sha256: file.sha256 }, 'uploaded file refused');
  throw fieldProblem(FILE, `This file contains malware (${result.name}). It was not saved.`);
}

async function received(part: MultipartFile, settings: Settings): Promise<ReceivedFile> {
  if (part.fieldname !== FILE)
    throw new ApiError('VALIDATION_FAILED', `${part.fieldname} is not a file of this request.`, {
      fields: [{ path: part.fieldname, message: `${part.fieldname} is not a file of this request` }],
    });
  try {
    const file = await receiveFile(settings.dataFolder, part.file, part.filename ?? '');
    if (!part.file.truncated) return file;
    await rm(file.path, { force: true });
  } catch (error) {
    if ((error as FastifyError).code === 'ENOSPC')
      throw new ApiError(
        'UNAVAILABLE',
        'There is no room left for files just now. Nothing was saved; tell the operator.',
      );
    throw error;
  }
  throw Object.assign(new Error('file too large'), { code: 'FST_REQ_FILE_TOO_LARGE' });
}
