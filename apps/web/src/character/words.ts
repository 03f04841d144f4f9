/** The texts of the page that makes characters. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Wishes by the name a ruleset has for them, where that says too little. */
const WISHES: { readonly [name: string]: string } = {
  npc: 'NPC',
  skill: 'Skills to seek',
  until_skill: 'Until one has the skill',
  dead: 'Also those who died',
}

export const characterWords = {
  title: 'Make a character',
  about: 'By points with every choice yours, step by step with every throw in sight, or as many at once as you need.',
  system: 'Rules',
  none: 'No rules with characters of their own are loaded.',
  step: {
    title: 'Step by step',
    about: 'You make every choice; each throw is shown with its odds before it is made, and every number opens.',
    name: 'Name',
    nameless: 'Somebody must have a name.',
    gender: 'Gender',
    race: 'Race',
    optional: 'as you like',
    options: (chosen: number, all: number): string =>
      chosen === 0 ? `House rules, ${all} to choose from` : `House rules, ${chosen} of ${all} chosen`,
    begin: 'Begin',
    beginning: 'Laying out the table…',
    tableTitle: (name: string): string => `The making of ${name}`,
    sceneTitle: (name: string): string => name,
  },
  many: {
    title: 'All at once',
    about: 'The program makes every choice towards what you wish for.',
    wishes: WISHES,
    count: 'How many',
    seed: 'Seed',
    seedHelp: 'the same seed makes the same people',
    make: (count: number): string => (count === 1 ? 'Make one' : `Make ${count.toLocaleString('en')}`),
    thousand: 'A thousand',
    making: 'Making them…',
    made: (count: number): string => plural(count, 'character', 'characters'),
    seedIs: (seed: string): string => `seed ${seed}`,
    download: 'Download all as a file',
    more: (from: number, to: number, all: number): string => `${from} to ${to} of ${all}`,
    earlier: 'Earlier ones',
    later: 'More of them',
    print: 'Print',
    save: 'Download',
    list: 'The characters that were made',
    file: (system: string, count: number): string => `${system}-${count}-characters.json`,
    one: (index: number): string => `character-${index + 1}.json`,
  },
} as const
