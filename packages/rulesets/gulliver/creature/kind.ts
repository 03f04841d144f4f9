/** Creatures for everybody outside: made, read, checked, printed, brought to other Sizes, sent into fights. */
import { BadInput, type CharacterKind, type Json, jsonSchema } from '@umpire/engine'
import { beastJson } from '@umpire/gurps'
import { sizeField } from '../common/fields.ts'
import { beastOf } from './beast.ts'
import { CATALOGUE } from './catalogue.ts'
import { type Design, designField, designFile, readDesign } from './design/design.ts'
import { moved } from './design/moved-refusal.ts'
import { resized } from './design/rescale.ts'
import { problemsOf } from './problems.ts'
import { sheetPage } from './sheet/page.ts'
import { explainedSheet, sheetOf } from './sheet/sheet.ts'
import { sheetText } from './sheet/text.ts'
import { MAKING, makeCreature } from './wishes.ts'

const WITHIN = 'creature'
const from = (value: Json): Design => readDesign(value, WITHIN)

/** Worked out once, so that what no rule can price is refused where it is read. */
function checked(design: Design, place: string): Json {
  try {
    sheetOf(design)
  } catch (error) {
    if (!(error instanceof BadInput) || !error.place.startsWith(WITHIN)) throw error
    throw moved(error, `${place}${error.place.slice(WITHIN.length)}`)
  }
  return designFile(design)
}

const parsed = (text: string): Json => JSON.parse(text)

export const creatures: CharacterKind = {
  kind: 'creature',
  title: 'GULLIVER: creatures of any size',
  first: 'creature',
  ready: CATALOGUE.map(({ name }) => name),
  examples: [
    'tiger --size 3',
    'human --name Thumb --size -9 --base-size -9',
    '--name "river hound" --length-yd 3.2 --st 13 --legs 4 --arms 0 --home water --trait "Enhanced Move 1 (land)"',
  ],
  making: MAKING,
  make: wishes => checked(makeCreature(wishes), 'wishes'),
  read: (value, place) => checked(readDesign(value, place), place),
  problems: value => problemsOf(from(value)),
  formats: {
    text: 'the sheet: what it can do where, and what it costs',
    html: 'the sheet as a page to print on a sheet of paper',
    json: 'the file',
    data: 'every number of the sheet, as JSON',
    beast: 'a beast of GURPS with all that its body measures, as its fights take it',
  },
  print: (value, format) => {
    const design = from(value)
    if (format === 'beast') return beastJson(beastOf(design))
    if (format === 'html') return sheetPage(design, problemsOf(design))
    if (format === 'data') return `${JSON.stringify(sheetOf(design), null, 2)}\n`
    return format === 'json' ? `${JSON.stringify(designFile(design), null, 2)}\n` : sheetText(design, sheetOf(design))
  },
  schema: () => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'GULLIVER creature, version 1',
    ...jsonSchema(designField.spec),
  }),
  reasons: value => explainedSheet(from(value)).reasons,
  resized: (value, size) => checked(resized(from(value), sizeField.read(size, '--size')), WITHIN),
  fighter: value => parsed(beastJson(beastOf(from(value)))),
}
