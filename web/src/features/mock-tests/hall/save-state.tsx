import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, circleAlertIcon, rotateCwIcon, wifiOffIcon } from '#web/ui/icons.ts'
import { waitingCount } from './hall-answers.ts'
import css from './hall-bar.module.css'
import type { HallState } from './hall-state.ts'
import { messages as hallMessages } from './messages.en.ts'

/** Says in words whether the server has every answer. */
export function SaveState({ hall }: { hall: HallState }) {
	const m = useMessages(hallMessages)
	const waiting = waitingCount(hall)
	const looks = {
		saved: { icon: checkIcon, words: m.saved },
		saving: { icon: rotateCwIcon, words: m.saving },
		waiting: { icon: wifiOffIcon, words: waiting > 0 ? m.waiting(waiting) : m.waitingNone },
		'signed-out': { icon: circleAlertIcon, words: m.signedOut },
		closed: { icon: rotateCwIcon, words: m.overText },
	} as const
	const { icon, words } = looks[hall.saving]
	return (
		<p role="status" className={classNames(css.saving, css[hall.saving])}>
			<Icon path={icon} />
			<span>{words}</span>
		</p>
	)
}
