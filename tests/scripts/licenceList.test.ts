import { describe, expect, it } from 'vitest';
import { licenceList } from '../../scripts/licenceList.ts';

describe('the list of shipped licences', () => {
  it('holds the bundles and what the server runs on, each version once, by name', () => {
    const list = licenceList(
      [
        { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'MIT License' },
        { name: '@mui/material', version: '9.5.0' },
      ],
      {
        packages: {
          '': { version: '0.3.207' },
          'node_modules/pg': { version: '8.23.1', license: 'MIT' },
          'node_modules/fastify': { version: '5.12.8', license: 'MIT' },
          'node_modules/fastify/node_modules/pino': { version: '10.4.0', license: 'MIT' },
          'node_modules/pino': { version: '10.4.0', license: 'MIT' },
          'node_modules/@fastify/static': { version: '10.1.11', license: 'MIT' },
          'node_modules/vite': { version: '8.3.8', license: 'MIT', dev: true },
          'node_modules/optional': { version: '1.0.0', license: 'MIT', devOptional: true },
        },
      },
    );
    expect(list).toEqual([
      { part: 'web', name: '@mui/material', version: '9.5.0', licence: '' },
      { part: 'web', name: 'react', version: '19.3.1', licence: 'MIT', text: 'MIT License' },
      { part: 'server', name: '@fastify/static', version: '10.1.11', licence: 'MIT' },
      { part: 'server', name: 'fastify', version: '5.12.8', licence: 'MIT' },
      { part: 'server', name: 'pg', version: '8.23.1', licence: 'MIT' },
      { part: 'server', name: 'pino', version: '10.4.0', licence: 'MIT' },
    ]);
  });
});
