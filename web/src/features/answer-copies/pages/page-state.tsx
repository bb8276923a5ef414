import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon, uploadIcon } from '#web/ui/icons.ts'
import { hourglassIcon, shieldCheckIcon } from '../icons.ts'
import { messages as copyMessages } from '../messages.en.ts'
import { useProgress } from '../sending/use-progress.ts'
import type { ShownPage } from './arrangement.ts'
import css from './page-grid.module.css'
import { isRefused } from './readiness.ts'

/** Says how far a page is on its way to the server. */
export function PageState({ page }: { page: ShownPage }) {
	const { progress: m } = useMessages(copyMessages)
	const { shares } = useProgress()
	const { server, unsent, key } = page
	if (isRefused(page)) {
		return (
			<p className={classNames(css.line, css.refused)}>
				<Icon path={circleAlertIcon} />
				<span>{(server ? server.refusalText : unsent?.refusal) || m.unknownRefusal}</span>
			</p>
		)
	}
	if (server) {
		return (
			<p className={classNames(css.line, css.safe)}>
				<Icon path={shieldCheckIcon} />
				{server.state === 'reading' ? m.reading : m.safe}
			</p>
		)
	}
	const share = shares[key]
	const percent = Math.floor((share ?? 0) * 100)
	return (
		<div className={css.line}>
			<Icon path={share === undefined ? hourglassIcon : uploadIcon} />
			<span>{share === undefined ? m.waiting : m.sending(percent)}</span>
			<progress className={css.trail} max={100} value={percent} aria-hidden="true" />
		</div>
	)
}
