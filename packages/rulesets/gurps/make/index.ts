export { makeAny } from './any.ts'
export { MAKING } from './wishes.ts'
