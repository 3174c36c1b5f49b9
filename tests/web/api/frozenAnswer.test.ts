import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { frozenAnswer } from '@/api/frozenAnswer';

describe('an answer on its way into the store', () => {
  it('is taken as it is: nothing walks through its records', () => {
    let looks = 0;
    const inner = {
      get field() {
        looks += 1;
        return 1;
      },
    };
    const answer = { data: { results: [{ uuid: 'a', inner }], total: 1 } };
    const slice = createSlice({
      name: 'answers',
      initialState: { held: null as unknown },
      reducers: {
        take: (state, { payload }: PayloadAction<unknown>) => {
          state.held = payload;
        },
      },
    });
    const state = slice.reducer(undefined, slice.actions.take(frozenAnswer(answer)));
    expect(state.held).toBe(answer);
    expect(looks).toBe(0);
  });

  it.each([[null], [undefined], ['text'], [{ data: null }], [{ data: { uuid: 'a' } }]])('may be %j', body => {
    expect(frozenAnswer(body)).toBe(body);
  });
});
