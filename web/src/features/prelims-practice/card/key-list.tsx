import { answerOptions } from '@aravalli/shared/questions/answer-options'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './key-list.module.css'

interface KeyListProps {
	isOpen: boolean
	onToggle: (isOpen: boolean) => void
	isOn: boolean
	onTurn: (isOn: boolean) => void
}

const rows = [
	{ does: 'next', key: 'N' },
	{ does: 'previous', key: 'P' },
	{ does: 'language', key: 'L' },
	{ does: 'guess', key: 'G' },
	{ does: 'revise', key: 'R' },
] as const

/** Says which keys do what, and where they are turned off. */
export function KeyList({ isOpen, onToggle, isOn, onTurn }: KeyListProps) {
	const { keys } = useMessages(prelimsMessages)
	return (
		<div className={css.place} data-keys="">
			<Disclosure showLabel={keys.title} isOpen={isOpen} onToggle={onToggle}>
				<p className={css.hint}>{keys.hint}</p>
				<dl className={css.keys}>
					<div>
						<dt>{keys.choose}</dt>
						<dd>
							<kbd>1</kbd> {keys.to} <kbd>5</kbd> {keys.or} <kbd>{answerOptions[0]}</kbd> {keys.to}{' '}
							<kbd>{answerOptions.at(-1)}</kbd>
						</dd>
					</div>
					{rows.map(({ does, key }) => (
						<div key={does}>
							<dt>{keys[does]}</dt>
							<dd>
								<kbd>{key}</kbd>
							</dd>
						</div>
					))}
				</dl>
				<Button isCompact onClick={() => onTurn(!isOn)}>
					{isOn ? keys.turnOff : keys.turnOn}
				</Button>
			</Disclosure>
		</div>
	)
}
