import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../../server/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Every variable that a start asks for. */
function variablesRead(): Set<string> {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    // With a bucket, its region is asked for as well.
    { S3_ENDPOINT: 'https://s3.example/b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    },
  );
  readSettings(environment);
  return asked;
}
const read = variablesRead();

/** Variables of the README's table; the buckets' own have their name in them. */
const documented = new Set(
  [...textOf('README.md').matchAll(/^\| (`[A-Z][A-Z0-9_]*`(?:, `[A-Z0-9_]*`)*) \|(.*)$/gm)].flatMap(
    ([, names = '', rest]) => (rest?.includes('tests only') ? [] : names.replaceAll('`', '').split(', ')),
  ),
);
/** Of Node and the proxy, not of Badger. */
const OF_OTHERS = ['NODE_ENV', 'BADGER_HOST'];

const isKnown = (name: string) => documented.has(name.replace(/_FILE$/, '')) || OF_OTHERS.includes(name);

describe('settings', () => {
  it('each that is read stands in the README, and no other', () => {
    const open = (name: string) => /^(GLOSSARY_(BUCKET|API)|BUCKET)_/.test(name);
    const names = [...read].filter(name => !name.endsWith('_FILE') && !open(name));
    expect(names.toSorted()).toEqual([...documented].toSorted());
  });

  it('each secret that may come from a file is named beside the table', () => {
    const secrets = [...read].filter(name => name.endsWith('_FILE')).map(name => name.replace(/_FILE$/, ''));
    expect(secrets.length).toBeGreaterThan(4);
    for (const name of secrets) {
      expect(textOf('README.md')).toContain(`\`${name}\``);
      expect(textOf('docs/operate/README.md')).toContain(`\`${name}_FILE\``);
    }
  });
});

describe('files of an installation set only what there is', () => {
  const lines = (file: string) =>
    textOf(file)
      .split('\n')
      .filter(line => !line.startsWith('# '));
  const assigned = (line: string) =>
    [...line.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name ?? '');

  it('badger.env.example', () => {
    const names = lines('deploy/badger.env.example').flatMap(assigned);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(name => !isKnown(name))).toEqual([]);
  });

  it.each(['badger.service', 'badger-backup.service'])('%s', file => {
    const names = lines(`deploy/${file}`)
      .filter(line => line.startsWith('Environment='))
      .flatMap(assigned);
    expect(names).toContain('DATA_DIR');
    expect(names.filter(name => !isKnown(name))).toEqual([]);
  });

  it('Containerfile', () => {
    const names = lines('deploy/Containerfile')
      .filter(line => line.startsWith('ENV '))
      .flatMap(assigned);
    expect(names).toContain('DATA_DIR');
    expect(names.filter(name => !isKnown(name))).toEqual([]);
  });

  it('compose.yaml, whose services and secrets are declared', () => {
    const { services, secrets, volumes } = parse(textOf('deploy/compose.yaml')) as {
      services: Record<
        string,
        { environment: Record<string, string>; secrets?: string[]; volumes?: string[] }
      >;
      secrets: Record<string, unknown>;
      volumes: Record<string, unknown>;
    };
    expect(Object.keys(services.badger?.environment ?? {}).filter(name => !isKnown(name))).toEqual([]);
    for (const service of Object.values(services)) {
      for (const secret of service.secrets ?? []) expect(secrets).toHaveProperty([secret]);
      for (const volume of service.volumes ?? []) {
        const [name = ''] = volume.split(':');
        if (!name.startsWith('.')) expect(volumes).toHaveProperty([name]);
      }
    }
  });

  it('kubernetes/badger.yaml, with values that a start takes', () => {
    const [deployment] = parseAllDocuments(textOf('deploy/kubernetes/badger.yaml')).map(
      document =>
        document.toJS() as {
          spec: { template: { spec: { containers: { env: { name: string; value: string }[] }[] } } };
        },
    );
    const env = deployment?.spec.template.spec.containers[0]?.env ?? [];
    expect(env.map(({ name }) => name).filter(name => !isKnown(name))).toEqual([]);
    const values = Object.fromEntries(
      env.filter(({ name }) => !name.endsWith('_FILE')).map(({ name, value }) => [name, value]),
    );
    const secrets = { DATABASE_URL: 'postgresql://b@d/b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readSettings({ ...values, ...secrets }).demo).toBe(false);
    expect(() => readSettings(values)).toThrow(/SEVERAL_PROCESSES needs DATABASE_URL/);
  });

  it("kubernetes/badger.yaml, as Kubernetes' own schemas have it, under the names that it refers to", () => {
    const [deployment, service, budget, ...more] = parseAllDocuments(
      textOf('deploy/kubernetes/badger.yaml'),
    ).map(document => document.toJS());
    const badger = new Deployment(deployment);
    for (const part of [badger, new Service(service), new PodDisruptionBudget(budget)])
      expect(() => part.validate()).not.toThrow();
    expect(more).toEqual([]);
    const labels = badger.spec?.template.metadata?.labels;
    expect([
      badger.spec?.selector.matchLabels,
      service.spec.selector,
      budget.spec.selector.matchLabels,
    ]).toEqual([labels, labels, labels]);
    const [container] = badger.spec?.template.spec?.containers ?? [];
    expect(service.spec.ports.map(({ targetPort }: { targetPort: number }) => targetPort)).toEqual(
      container?.ports?.map(({ containerPort }) => containerPort),
    );
    expect(container?.volumeMounts?.map(({ name }) => name)).toEqual(
      badger.spec?.template.spec?.volumes?.map(({ name }) => name),
    );
  });

  it('what an installation writes beside its files goes neither into the repository nor into the image', () => {
    const { services, secrets } = parse(textOf('deploy/compose.yaml')) as {
      services: { badger: { env_file: string } };
      secrets: Record<string, { file: string }>;
    };
    const written = [services.badger.env_file, ...Object.values(secrets).map(({ file }) => file)];
    for (const ignored of ['.gitignore', '.dockerignore'].map(lines))
      for (const file of written)
        expect(ignored.some(entry => entry !== '' && `deploy/${file}`.startsWith(entry))).toBe(true);
  });

  it('the image has every folder that the server reads', () => {
    const copied = lines('deploy/Containerfile').filter(line => line.startsWith('COPY --from=packages'));
    const folders = copied.map(line => line.split(' ').at(-1));
    const needed = readdirSync(ROOT, { withFileTypes: true })
      .filter(
        entry =>
          entry.isDirectory() && ['domain', 'glossary', 'openapi', 'scripts', 'server'].includes(entry.name),
      )
      .map(({ name }) => name);
    expect(folders).toEqual(expect.arrayContaining([...needed, 'dist', 'node_modules']));
  });
});

describe('badger-run', () => {
  /** What it would have systemd run. */
  function ordered(...words: string[]): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'badger-run-'));
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    try {
      const PATH = `${folder}:${process.env.PATH}`;
      const environment = { PATH, DATA_DIR: '/srv/drill' };
      return execFileSync('sh', [join(ROOT, 'deploy/badger-run'), ...words], {
        encoding: 'utf8',
        env: environment,
      })
        .trimEnd()
        .split('\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const unit = textOf('deploy/badger.service');
  const ofUnit = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it.each(['admin', 'backup', 'restore'])('runs the script %s as the service would', name => {
    const words = ordered(name, '--from', 'a folder');
    expect(words.slice(-3)).toEqual([`scripts/${name}.ts`, '--from', 'a folder']);
    expect(existsSync(join(ROOT, `scripts/${name}.ts`))).toBe(true);
    expect(words).toEqual(
      expect.arrayContaining([
        `--uid=${ofUnit('User')}`,
        `--working-directory=${ofUnit('WorkingDirectory')}`,
        `--property=EnvironmentFile=${ofUnit('EnvironmentFile')}`,
        ofUnit('ExecStart').split(' ')[0],
        '--setenv=DATA_DIR=/srv/drill',
      ]),
    );
  });

  it('says what it wants when nothing is asked of it', () => {
    expect(() => ordered()).toThrow(/Which command: admin, backup or restore/);
  });
});

describe('proxies', () => {
  it.each(['nginx.conf', 'Caddyfile', 'haproxy/several-processes.cfg'])(
    '%s keeps /metrics to itself and overwrites what callers say of their address',
    file => {
      const text = textOf(`deploy/${file}`);
      expect(text).toContain('/metrics');
      if (file !== 'Caddyfile')
        expect(text).toMatch(/set-?_?header X-Forwarded-For (\$remote_addr|%\[src\])/);
    },
  );
});

describe('several processes', () => {
  const shared = {
    DATABASE_URL: 'postgresql://b@d/b',
    S3_ENDPOINT: 'https://s3.example/b',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  it('are refused while each would keep something of its own', () => {
    expect(() => readSettings({ SEVERAL_PROCESSES: 'true' })).toThrow(
      /DATABASE_URL: the embedded database belongs to one process\n.*S3_ENDPOINT/,
    );
    expect(() => readSettings({ SEVERAL_PROCESSES: 'true', DATABASE_URL: shared.DATABASE_URL })).toThrow(
      /S3_ENDPOINT/,
    );
    expect(readSettings({ SEVERAL_PROCESSES: 'true', ...shared }).files.s3?.endpoint).toBe(
      shared.S3_ENDPOINT,
    );
  });
});

it('a token for metrics is long enough not to be guessed', () => {
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN must have 32/);
});
