/**
 * Everything a campaign may switch on, as data. A switch stands for its book's main version; where the book has another
 * version beside it, that is a switch of its own which needs the first and takes its place where the two differ.
 */
export const GROUPS = {
  size: 'Size and strength',
  mobility: 'Bodies in motion',
  action: 'Feats',
  fight: 'Fighting',
  damage: 'Damage and harm',
  design: 'Making creatures',
  toys: 'Gadgets and trifles',
  tables: 'Tables',
} as const
type Group = keyof typeof GROUPS

export interface Switch {
  readonly key: string
  readonly group: Group
  readonly title: string
  readonly says: string
  readonly requires?: readonly string[]
  readonly excludes?: readonly string[]
}

const row = (
  group: Group,
  key: string,
  title: string,
  says: string,
  requires: readonly string[] = [],
  excludes: readonly string[] = [],
): Switch => ({ key, group, title, says, requires, excludes })

export const SWITCHES: readonly Switch[] = [
  row('size', 'size-scale', 'Size and scale', 'One table of Sizes scales every stat, reach and the chance to be hit.'),
  row('size', 'split-st', 'Combat ST and Load ST', 'Strength to hurt and strength to lift are two scores.', [
    'size-scale',
  ]),
  row('size', 'quad-st', 'Quad ST', 'Load ST follows from Combat ST, squared, and costs nothing.', ['split-st']),
  row('damage', 'scaled-damage', 'Scaled damage', 'Damage comes from Combat ST, down to fractions of a die.', [
    'split-st',
  ]),
  row('size', 'new-costs', 'Other prices of toughness', 'Hit points, DR and Toughness get cheaper the more there are.'),
  row(
    'size',
    'size-without-encumbrance',
    'Size without natural encumbrance',
    'Move grows with half the Size, which costs little.',
    ['size-scale'],
    ['natural-encumbrance'],
  ),
  row('size', 'base-scale', 'Base scale', 'The whole game is told at the scale of its heroes, inches high or giants.', [
    'size-scale',
  ]),
  row(
    'mobility',
    'natural-encumbrance',
    'Natural encumbrance',
    'A body is a load itself: its weight and mass against its Load ST set Move and agility.',
    ['size-scale', 'split-st'],
    ['size-without-encumbrance'],
  ),
  row(
    'mobility',
    'natural-encumbrance-simple',
    'Natural encumbrance, simple',
    'Weight and mass are looked up apart, and the worse counts.',
    ['natural-encumbrance'],
  ),
  row('mobility', 'extra-encumbrance', 'Extra Encumbrance', 'Many legs and stout frames bear more on land.', [
    'natural-encumbrance',
  ]),
  row('mobility', 'buoyancy', 'Buoyancy', 'Density decides what a body weighs in water and air.', [
    'natural-encumbrance',
  ]),
  row('mobility', 'airfoils', 'Airfoils', 'Wings carry whoever keeps moving forward.', ['natural-encumbrance']),
  row('mobility', 'airfoils-advanced', 'Airfoils, detailed', 'Lift is worked out, and lost with the speed.', [
    'airfoils',
  ]),
  row('mobility', 'load-rating', 'Load rating of wings', 'Wings bear only so much, whatever the thrust.', [
    'natural-encumbrance',
  ]),
  row('mobility', 'crushing-weight', 'Crushing weight', 'Too much weight tires, and in the end it crushes.', [
    'natural-encumbrance',
  ]),
  row('action', 'unified-move', 'Unified Move', 'One formula for running, swimming, flying and crawling.', [
    'size-scale',
    'natural-encumbrance',
  ]),
  row(
    'action',
    'skill-substitution',
    'Speed skills in place of HT',
    'A speed skill stands in the Move formula itself.',
    ['unified-move'],
  ),
  row('action', 'turning-control', 'Turning radius', 'The faster and heavier, the wider the turn.', ['unified-move']),
  row('action', 'acceleration', 'Acceleration', 'Full speed is reached second by second.', ['unified-move']),
  row('action', 'space-acceleration', 'Space fliers', 'Whoever flies in space has thrust instead of Move.', [
    'natural-encumbrance',
  ]),
  row('action', 'flight-details', 'Flight in detail', 'Hovering, descent, taking off and landing.', ['unified-move']),
  row('action', 'flight-details-advanced', 'Flight in detail, by drag', 'Descent follows from weight and area.', [
    'flight-details',
    'drag',
  ]),
  row('action', 'microgravity', 'Microgravity', 'Where next to nothing weighs, Free Fall is everything.', [
    'unified-move',
  ]),
  row('action', 'climbing', 'Climbing', 'Slope and holds multiply the weight that is borne.', ['unified-move']),
  row('action', 'climbing-simple', 'Climbing, simple', 'The usual speeds, scaled.', ['climbing']),
  row('action', 'jumping', 'Jumping', 'How far one jumps follows from strength against mass.', [
    'size-scale',
    'split-st',
  ]),
  row(
    'action',
    'jumping-simple',
    'Jumping, simple',
    'How far one jumps follows from the encumbrance.',
    ['jumping', 'natural-encumbrance'],
    ['jumping-advanced'],
  ),
  row(
    'action',
    'jumping-advanced',
    'Jumping, by time in the air',
    'A run adds what it would carry one in that time.',
    ['jumping'],
    ['jumping-simple'],
  ),
  row('action', 'throwing', 'Throwing', 'How far a thing flies follows from strength against its mass and the arm’s.', [
    'size-scale',
    'split-st',
  ]),
  row(
    'action',
    'throwing-simple',
    'Throwing, simple',
    'One short formula, for people and ordinary weapons.',
    ['throwing'],
    ['throwing-advanced'],
  ),
  row(
    'action',
    'throwing-advanced',
    'Throwing of heavy things',
    'What one can hardly lift hardly flies.',
    ['throwing'],
    ['throwing-simple'],
  ),
  row('action', 'throw-damage', 'Harder throws hurt more', 'What adds distance adds damage.', ['throwing']),
  row('action', 'lifting', 'Lifting', 'The most that arms can lift, by Load ST, arms and skill.', ['split-st']),
  row('action', 'balance', 'Balance', 'Blows, kicks and haste may cost the balance before they cost the feet.'),
  row('action', 'changing-position', 'Changing position', 'Getting up takes its time, by DX and load.'),
  row('action', 'stealth-modifiers', 'Stealth', 'Size, weight, feet and ground count for whoever sneaks.'),
  row('action', 'extra-effort', 'Extra Effort', 'A HT roll and fatigue for a little more than one can do.'),
  row('action', 'sports', 'Sports', 'Triple jumps, dunks, pitches and throws for distance.', ['jumping', 'throwing']),
  row('action', 'size-and-society', 'Size and society', 'Being large or small among people, beasts and tools.', [
    'size-scale',
  ]),
  row('fight', 'melee-range', 'Size in melee', 'Small foes are harder to hit, large ones easier, and range counts.', [
    'size-scale',
  ]),
  row('fight', 'melee-range-simple', 'Size in melee, simple', 'A Ready halves the penalty against a small foe.', [
    'melee-range',
  ]),
  row('fight', 'huge-weapons', 'Huge weapons', 'What is as wide as its target hardly misses and is hard to dodge.', [
    'size-scale',
  ]),
  row('fight', 'target-dimensions', 'Shape of the target', 'Long, thin and blocky targets are hit otherwise.', [
    'size-scale',
  ]),
  row('fight', 'close-calls', 'Close calls', 'Whoever is only grazed by a huge weapon dodges it more easily.', [
    'huge-weapons',
  ]),
  row('fight', 'power-vs-pd', 'Power against PD', 'Great blows care less how smooth the armour is.'),
  row(
    'fight',
    'dodge-from-speed',
    'Dodge from Speed',
    'Dodge is Basic Speed and agility, for people and beasts alike.',
    ['natural-encumbrance'],
  ),
  row('fight', 'dodging-skill', 'Dodging as a skill', 'Dodging can be learned.', ['dodge-from-speed']),
  row('fight', 'oomph', 'Oomph', 'Strength and mass behind a blow beat down parries and shields.', ['split-st']),
  row('fight', 'relative-shields', 'Shields by size', 'A giant’s buckler is a dwarf’s tower.', ['size-scale']),
  row('fight', 'mass-knockback', 'Knockback by mass', 'Blows set bodies moving, by their mass.', ['balance']),
  row('fight', 'max-knockback', 'Greatest knockback', 'No body is knocked faster than the blow came.', [
    'mass-knockback',
    'collisions',
  ]),
  row('fight', 'st-contests', 'Contests of ST', 'Load ST, hands, legs and weight, brought to the scale of the dice.', [
    'split-st',
  ]),
  row('fight', 'easy-st-contests', 'Easy Contests of ST', 'Three dice times Load ST, and the higher wins.', [
    'st-contests',
  ]),
  row('fight', 'unarmed-combat', 'Wrestling', 'Grapples, takedowns, pins, chokes, locks and judo by size and weight.', [
    'st-contests',
    'balance',
  ]),
  row(
    'fight',
    'unarmed-skill-percent',
    'Skills as percent',
    'Unarmed skills multiply strength instead of adding to it.',
    ['unarmed-combat'],
  ),
  row('fight', 'part-sizes', 'Parts by their size', 'Parts of the body are as hard to hit as they are small.', [
    'size-scale',
    'hit-locations',
    'random-locations',
  ]),
  row('fight', 'jet-attacks', 'Jets and cones', 'Whoever is narrower than a jet takes only its share.', ['size-scale']),
  row('fight', 'scaled-blowthrough', 'Blow-through by size', 'How much a shot can do before it is out again.', [
    'size-scale',
    'hit-locations',
  ]),
  row('fight', 'scaled-punches', 'Scaled punches', 'A punch has two thirds of the strength behind it.', ['split-st']),
  row('fight', 'scaled-bites', 'Scaled bites', 'Teeth and claws by Combat ST.', ['split-st']),
  row('fight', 'weight-damage', 'Weight in blows', 'Trampling, stomping and throwing one’s weight behind a blow.', [
    'balance',
  ]),
  row('fight', 'damage-mass-limit', 'Damage limited by mass', 'Nobody strikes harder than the mass behind it.'),
  row('fight', 'double-weight-damage', 'Doubled weight damage', 'Weight hurts twice as much.', ['weight-damage']),
  row('damage', 'relative-injury', 'Injury by share of hit points', 'Wounds and shock count against what one has.'),
  row(
    'damage',
    'relative-injury-optional',
    'Injury by share, gentler stun',
    'A lesser shock may be withstood; necks and spines can be broken.',
    ['relative-injury'],
  ),
  row('damage', 'heart-attack', 'Heart hits', 'A blow to the heart may stop it.', ['relative-injury', 'hit-locations']),
  row('damage', 'exposure-scaling', 'Exposure by size', 'Fire, cold and acid do more to the small.', ['size-scale']),
  row('damage', 'light-levels', 'Levels of light', 'Twelve steps from blinding to pitch-dark.'),
  row('damage', 'collisions', 'Collisions', 'Slams, pushes and crashes by mass and speed.', [
    'split-st',
    'st-contests',
    'mass-knockback',
  ]),
  row('damage', 'collisions-advanced', 'Collisions in detail', 'Torque, traction, and pushes by strength.', [
    'collisions',
  ]),
  row('damage', 'falling-collisions', 'Falls as collisions', 'The ground hits as hard as one comes down.', [
    'collisions',
  ]),
  row('damage', 'drag', 'Drag', 'Air and water limit how fast a body falls and flies.', ['size-scale']),
  row('damage', 'scaled-fatigue', 'Scaled fatigue', 'Exertion costs by the share of Move, and load counts.'),
  row(
    'damage',
    'fatigue-from-st',
    'Fatigue from ST',
    'Fatigue is Combat ST, and exertion costs in proportion.',
    ['scaled-fatigue', 'split-st'],
    ['fatigue-from-ht'],
  ),
  row(
    'damage',
    'fatigue-from-ht',
    'Fatigue from HT',
    'Fatigue is HT, whatever the size.',
    ['scaled-fatigue'],
    ['fatigue-from-st'],
  ),
  row('damage', 'powers-fatigue', 'Powers and fatigue', 'What a spell costs bodies of other sizes.', [
    'scaled-fatigue',
  ]),
  row('design', 'design-points', 'Points of a design', 'Five levels, caps, and disadvantages that overlap.'),
  row('design', 'environment-costs', 'Environments and prices', 'What works in one environment only costs its share.'),
  row('design', 'upkeep', 'Upkeep', 'Food, water and years by size.', ['size-scale']),
  row('design', 'upkeep-advanced', 'Upkeep by mass', 'Food, water and years by mass itself.', ['upkeep']),
  row('design', 'creature-traits', 'Traits of creatures', 'Bodies, legs, wings, arms and tails with their prices.'),
  row('design', 'manipulator-st-limitation', 'Strength of some limbs', 'Strength that only arms, or only legs, have.', [
    'creature-traits',
  ]),
  row('toys', 'fast-blows', 'Fast blows', 'Skill given up to make a blow harder to stop.'),
  row('toys', 'declared-defenses', 'Declared defenses', 'A defense is named before the attack is rolled.'),
  row('toys', 'dodge-retreat-limits', 'Limits on Dodge and Retreat', 'Every further Dodge is harder.'),
  row('toys', 'separate-ad-pd', 'Separate defense rolls', 'One roll for the defender, another for the armour.'),
  row('toys', 'flat-criticals', 'Flat criticals', 'Nobody lands critical hits more often than others.'),
  row('toys', 'muscle-toughness', 'Muscle Toughness', 'Strong bodies are tough for nothing.'),
  row('toys', 'revised-st-damage', 'Revised damage by ST', 'A die for every ten points of Combat ST.'),
  row('toys', 'die-monster-die', 'Die, Monster, Die', 'Dull beasts fight on longer and die sooner.', [
    'relative-injury',
  ]),
  row('tables', 'square-root-table', 'Roots by table', 'Square roots are looked up instead of worked out.'),
]
