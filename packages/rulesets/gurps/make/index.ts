export { makeAny } from './make-any.ts'
export { MAKING } from './make-options.ts'
