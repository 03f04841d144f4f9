/** The colours of the sheet, as they are in force now: a canvas does not know custom properties. */
const NAMES = [
  'map',
  'map-grid',
  'map-number',
  'map-wall',
  'map-build',
  'map-wood',
  'map-wood-line',
  'map-water',
  'map-water-line',
  'map-rough',
  'map-rough-line',
  'map-cover',
  'map-fog',
  'map-fog-line',
  'ink',
] as const
type ColourName = (typeof NAMES)[number]
export type Colours = { readonly [name in ColourName]: string }

export function coloursOf(host: Element): Colours {
  const probe = document.createElement('span')
  probe.hidden = true
  host.append(probe)
  const read = (name: ColourName): string => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const found = Object.fromEntries(NAMES.map(name => [name, read(name)] as const))
  probe.remove()
  return { ...NOTHING, ...found }
}

const PLAIN = '#808080'
const NOTHING: Colours = {
  map: PLAIN,
  'map-grid': PLAIN,
  'map-number': PLAIN,
  'map-wall': PLAIN,
  'map-build': PLAIN,
  'map-wood': PLAIN,
  'map-wood-line': PLAIN,
  'map-water': PLAIN,
  'map-water-line': PLAIN,
  'map-rough': PLAIN,
  'map-rough-line': PLAIN,
  'map-cover': PLAIN,
  'map-fog': PLAIN,
  'map-fog-line': PLAIN,
  ink: PLAIN,
}
