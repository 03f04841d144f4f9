import { Button } from '../../elements/controls/button.tsx'

interface RemoveRowProps {
  readonly label: string
  readonly onPress: () => void
}

/** The last row of what opens behind a line: it takes the line off the sheet. */
export const RemoveRow = ({ label, onPress }: RemoveRowProps) => (
  <div className="row">
    <Button small icon="close" onPress={onPress}>
      {label}
    </Button>
  </div>
)
