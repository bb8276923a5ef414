import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { messages as mockMessages } from '../messages.en.ts'
import css from './room.module.css'

const choices = ['english', 'hindi', 'both'] as const
export type ShownLanguage = (typeof choices)[number]

interface LanguageChoiceProps {
	chosen: ShownLanguage
	onChoose: (language: ShownLanguage) => void
}

/** Changes the language of the questions alone, or shows both. */
export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
	const { room: m } = useMessages(mockMessages)
	return (
		<fieldset className={css.languages}>
			<legend className={css.legend}>{m.language}</legend>
			{choices.map((one) => (
				<Button
					key={one}
					isCompact
					variant={one === chosen ? 'primary' : 'secondary'}
					aria-pressed={one === chosen}
					lang={one === 'english' ? 'en' : one === 'hindi' ? 'hi' : undefined}
					onClick={() => onChoose(one)}
				>
					{m.languages[one]}
				</Button>
			))}
		</fieldset>
	)
}
