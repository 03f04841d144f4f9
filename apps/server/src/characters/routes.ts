/** Characters made, checked and printed. They are not kept here: whoever asked has them. */
import { randomBytes } from 'node:crypto'
import {
  characterDocument,
  LIMITS,
  madeCharacters,
  makeCharacters,
  printed,
  problem,
  problemsDocument,
} from '@umpire/protocol'
import { z } from 'zod'
import { checkPart } from '../find-system.ts'
import type { Part } from '../house.ts'
import { addressOf } from '../security/address.ts'
import { perMinute } from '../security/rate.ts'

const tags = ['characters']
/** An encounter of a hundred is a document; one character is far less. */
const CHARACTER = LIMITS.document / 4
/** More than that are made at once by those alone who may make tables: it keeps a processor busy. */
const FEW = 20
const byFormat = z.strictObject({ format: z.string().min(1).max(LIMITS.id) })

export const characters: Part = (app, { backRoom, limits, makers }) => {
  app.post(
    '/api/characters/new',
    {
      ...perMinute(limits.heavy),
      bodyLimit: LIMITS.message,
      schema: { tags, body: makeCharacters, response: { 200: madeCharacters, '4xx': problem } },
    },
    async request => {
      const { body } = request
      if (body.count > FEW) makers.check(request)
      checkPart(body.system, 'characters')
      const seed = body.seed ?? randomBytes(8).toString('hex')
      return backRoom.write('make', { ...body, seed }, addressOf(request))
    },
  )
  app.post(
    '/api/characters/check',
    {
      ...perMinute(limits.costly),
      bodyLimit: CHARACTER,
      schema: { tags, body: characterDocument, response: { 200: problemsDocument, '4xx': problem } },
    },
    async request => {
      checkPart(request.body.system, 'characters')
      return backRoom.write('check', request.body, addressOf(request))
    },
  )
  app.post(
    '/api/characters/print/:format',
    {
      ...perMinute(limits.costly),
      bodyLimit: CHARACTER,
      schema: { tags, params: byFormat, body: characterDocument, response: { 200: printed, '4xx': problem } },
    },
    async request => {
      const { body, params } = request
      checkPart(body.system, 'characters')
      return backRoom.write('print', { ...body, ...params }, addressOf(request))
    },
  )
}
