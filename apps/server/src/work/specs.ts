import { type Fields, type Json, json } from '@umpire/engine'

const plain = json()

/** What fields take, as plain data: forms are made of it. */
export const specsOf = (fields: Fields): { readonly [name: string]: Json } =>
  Object.fromEntries(Object.entries(fields).map(([name, { spec }]) => [name, plain.read(spec, name)]))
