/** The web framework as the parts of this server see it: schemas of the protocol check what comes in and what goes out. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { read } from './input/checked.ts'
import { type Streamed, Written } from './written.ts'

/**
 * What may be sent where a schema says T. The engine's data is read-only, which the schemas do not say; and where a schema
 * says any JSON, the compiler cannot see that an interface is, so the schema itself checks it on its way out.
 */
export type Sent<T> = [z.core.util.JSONType] extends [T]
  ? unknown
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Sent<T[K]> }
      : T

type Sendable<T> = T | Written<T> | Streamed<T>

export interface ByProtocol extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  readonly serializer: this['schema'] extends z.ZodType ? Sendable<Sent<z.input<this['schema']>>> : unknown
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ByProtocol>

/** What comes in is refused in one line; what goes out has the fields of its schema and no others. */
export function checkByProtocol(app: App): void {
  app.setValidatorCompiler<z.ZodType>(
    ({ schema, httpPart = 'request' }) =>
      data =>
        read(schema, data, httpPart),
  )
  app.setSerializerCompiler<z.ZodType>(route => {
    const write = serializerCompiler(route)
    return data => (data instanceof Written ? data.text : write(data))
  })
}
