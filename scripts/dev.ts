import { spawn } from 'node:child_process';

/**
 * `npm run dev`: the server restarts and the web app reloads when their sources change. The browser talks to Vite,
 * which passes everything but the web app on to the server, so the public address is Vite's.
 */
const WEB = 'http://localhost:5173';

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: process.env.PORT ?? '8080',
      PUBLIC_URL: WEB,
      ENVIRONMENT: process.env.ENVIRONMENT ?? 'DEV',
    },
  }),
  spawn('vite', ['--port', '5173', '--strictPort'], { stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
