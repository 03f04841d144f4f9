/** A campaign's file, which its characters share: what it chose of a system, as YAML or JSON. */
import { dirname, join } from 'node:path'
import { BadInput, type Chosen, json, list, map, or, record, text } from '@umpire/engine'
import { parseYaml } from '@umpire/server/yaml'
import { parseJson, readNamedText } from '../io/files.ts'
import { inFile } from '../io/in-file.ts'
import { UsageError } from '../io/io.ts'
import { isPathFrom } from '../io/path-from.ts'

const MOST_CAMPAIGN_BYTES = 5_000_000

const campaign = record({
  system: text(100),
  title: or(text(200), ''),
  options: or(list(text(200), 500), []),
  settings: or(map(json(), 500), {}),
})

/** What it chose; refused if it is of another system. */
export function readCampaign(path: string, system: string): Chosen {
  const written = readNamedText(path, MOST_CAMPAIGN_BYTES)
  const file = path.endsWith('.json') ? parseJson(written, path) : parseYaml(written, path)
  return inFile(path, () => {
    const found = campaign.read(file, '')
    if (found.system.toLowerCase() !== system) throw new BadInput('system', system, found.system)
    return { options: found.options, settings: found.settings }
  })
}

/** What a character that only names the file of its campaign plays by; `from` is the character's own file. */
export function namedCampaign(named: string, from: string, system: string): Chosen {
  if (!isPathFrom(named)) throw new BadInput('campaign', 'the path of a file as seen from the character', named)
  try {
    return readCampaign(join(dirname(from), named), system)
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${from}: campaign: ${error.message}`)
    throw error
  }
}
