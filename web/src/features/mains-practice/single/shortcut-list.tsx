import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { messages as singleMessages } from './messages.en.ts'
import css from './single-practice.module.css'

interface ShortcutListProps {
	isOn: boolean
	onTurn: (isOn: boolean) => void
}

const rows = [
	{ does: 'previous', keys: ['←', 'P'] },
	{ does: 'next', keys: ['→', 'N'] },
	{ does: 'answer', keys: ['S', 'A'] },
	{ does: 'pause', keys: ['T'] },
] as const

/** Says which keys do what, and where they are turned off. */
export function ShortcutList({ isOn, onTurn }: ShortcutListProps) {
	const m = useMessages(singleMessages)
	return (
		<div className={css.shortcuts}>
			<Disclosure showLabel={m.shortcuts}>
				<dl className={css.keys}>
					{rows.map(({ does, keys: [first, second] }) => (
						<div key={does}>
							<dt>{m.keys[does]}</dt>
							<dd>
								<kbd>{first}</kbd>
								{second && (
									<>
										{' '}
										{m.or} <kbd>{second}</kbd>
									</>
								)}
							</dd>
						</div>
					))}
				</dl>
				<Button isCompact onClick={() => onTurn(!isOn)}>
					{isOn ? m.turnOff : m.turnOn}
				</Button>
			</Disclosure>
		</div>
	)
}
