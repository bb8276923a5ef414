import { useMessages } from '#web/lib/messages.ts'
import { classNames } from './class-names.ts'
import css from './loading-sheet.module.css'
import { messages as uiMessages } from './messages.en.ts'
import { Sheet } from './sheet.tsx'

/** Stands where a sheet will be. It shows itself only after 300 ms, so that short waits do not flicker.
 * With `isPart` it has no border, for a dialog. */
export function LoadingSheet({ isPart = false }: { isPart?: boolean }) {
	const m = useMessages(uiMessages)
	return (
		<div role="status" className={css.wait}>
			<span className="visuallyHidden">{m.loading}</span>
			<Sheet isPadded hasMargin isPart={isPart}>
				<div className={classNames(css.bar, css.short)} />
				<div className={css.bar} />
				<div className={classNames(css.bar, css.middle)} />
				<div className={classNames(css.bar, css.short)} />
			</Sheet>
		</div>
	)
}
