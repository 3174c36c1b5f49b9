/** Why a value cannot be used; `path` is the field that holds it. */
export interface FieldProblem {
  path: string;
  message: string;
}
