/** Points with a button for the step before and the next one, which need not be a point apart. */
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Icon } from '../../../../elements/controls/icons.tsx'
import { halvesText } from '../../../../text/number-text.ts'
import type { Steps } from '../building/ask.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.skills

interface PointStepsProps {
  readonly name: string
  readonly points: number
  readonly steps: Steps
  readonly onChange: (points: number) => void
}

export const PointSteps = ({ name, points, steps: { less, more }, onChange }: PointStepsProps) => (
  <Group className="stepper build-steps" aria-label={text.pointsIn(name)}>
    <Button
      aria-label={text.less(name, less)}
      isDisabled={less === null}
      onPress={() => less !== null && onChange(less)}
    >
      <Icon name="minus" small />
    </Button>
    <span>{halvesText(points)}</span>
    <Button
      aria-label={text.raise(name, more)}
      isDisabled={more === null}
      onPress={() => more !== null && onChange(more)}
    >
      <Icon name="plus" small />
    </Button>
  </Group>
)
