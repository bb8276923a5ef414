import { useMessages } from '#web/lib/messages.ts'
import { messages as paymentMessages } from './messages.en.ts'
import css from './test-mode-note.module.css'

/** Says plainly that a payment is none. */
export function TestModeNote() {
	const { dialog: m } = useMessages(paymentMessages)
	return <p className={css.test}>{m.testMode}</p>
}
