import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { messages as prelimsMessages } from '../messages.en.ts'

interface GuessButtonProps {
	number: number
	isOn: boolean
	onTurn: (isOn: boolean) => void
}

/** Marks an answer as a guess, before it is given or after. */
export function GuessButton({ number, isOn, onTurn }: GuessButtonProps) {
	const { card } = useMessages(prelimsMessages)
	return (
		<Button
			isCompact
			needsScript
			icon={isOn ? checkIcon : undefined}
			aria-pressed={isOn}
			data-shortcut="guess"
			onClick={() => onTurn(!isOn)}
		>
			{card.guess}
			<span className="visuallyHidden">{card.ofQuestion(number)}</span>
		</Button>
	)
}
