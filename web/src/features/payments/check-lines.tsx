import { Icon } from '#web/ui/icon.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import css from './check-lines.module.css'

/** Lists what comes with a purchase. `more` stands below, where not all is listed. */
export function CheckLines({ lines, more }: { lines: readonly string[]; more?: string | undefined }) {
	return (
		<ul className={css.lines}>
			{lines.map((line) => (
				<li key={line} className={css.line}>
					<Icon path={checkIcon} className={css.icon} />
					{line}
				</li>
			))}
			{more && <li className={css.more}>{more}</li>}
		</ul>
	)
}
