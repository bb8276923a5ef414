import { useMessages } from '#web/lib/messages.ts'
import { classNames } from './class-names.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './soon-tag.module.css'

/** Marks what leads to a page that is not there yet. It is read out after the name. */
export function SoonTag({ className }: { className?: string | undefined }) {
	const m = useMessages(uiMessages)
	return (
		<>
			{' '}
			<span className={classNames(css.tag, className)}>{m.soon}</span>
		</>
	)
}
