import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '../class-names.ts'
import { messages as editingMessages } from './messages.en.ts'
import css from './publish-state.module.css'

interface PublishStateProps {
	status: 'draft' | 'scheduled' | 'published' | 'changed' | 'withdrawn' | 'deleted'
}

/** Shows whether readers see it: a dot, and always the word. */
export function PublishState({ status }: PublishStateProps) {
	const m = useMessages(editingMessages)
	return <span className={classNames(css.state, css[status])}>{m.statuses[status]}</span>
}
