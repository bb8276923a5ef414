import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './keys-help.module.css'
import { messages as hallMessages } from './messages.en.ts'

const rows = [
	['option', ['A … E', '1 … 5']],
	['next', ['N', '→']],
	['previous', ['P', '←']],
	['flag', ['F']],
	['guess', ['G']],
	['language', ['L']],
	['clear', ['Delete', 'Backspace']],
	['jump', ['J']],
	['palette', ['Q']],
	['time', ['T']],
	['help', ['?']],
] as const

interface KeysHelpProps {
	areOn: boolean
	onTurn: (areOn: boolean) => void
	onClose: () => void
}

/** Says which key does what. Who speaks to the computer turns single keys off. */
export function KeysHelp({ areOn, onTurn, onClose }: KeysHelpProps) {
	const m = useMessages(hallMessages)
	return (
		<Modal title={m.help} onClose={onClose}>
			<p>{m.helpText}</p>
			<dl className={css.keys}>
				{rows.map(([name, [first, second]]) => (
					<div key={name}>
						<dt>{m.keys[name]}</dt>
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
			<Button isCompact onClick={() => onTurn(!areOn)}>
				{areOn ? m.turnKeysOff : m.turnKeysOn}
			</Button>
		</Modal>
	)
}
