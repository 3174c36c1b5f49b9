import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ApiDependencies } from './dependencies';

/**
 * The store's dispatch with thunks, for every layer. State is read with `useSelector` and the selectors of a slice:
 * they know their own place in the store, so no layer needs the type of the whole.
 */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<unknown, ApiDependencies, UnknownAction>>();
