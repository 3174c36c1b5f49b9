import { createBrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '@/config/constants';
import { routes } from './routes';

/** The router over the browser's address bar. Tests make a memory router of the same routes. */
export const createAppRouter = () => createBrowserRouter(routes, { basename: BASE_PATH });
