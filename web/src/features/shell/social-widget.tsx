import { useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { messageCircleIcon, xIcon } from '#web/ui/icons.ts'
import { useMenuDetails } from '#web/ui/use-menu-details.ts'
import { messages as shellMessages } from './messages.en.ts'
import { SocialPanel } from './social-panel.tsx'
import css from './social-widget.module.css'
import { socialHintShown } from './stored.ts'

const hintMilliseconds = 5_000

/**
 * Stands in the corner of every framed page and leads to where learners meet and to the mobile app. It works without
 * JavaScript.
 */
export function SocialWidget() {
	const m = useMessages(shellMessages)
	const ref = useMenuDetails()
	const isHintShown = useHint()
	return (
		<aside className={css.widget} aria-label={m.social.connect}>
			{isHintShown && <Hint text={m.social.hint} onPress={() => ref.current?.setAttribute('open', '')} />}
			<details ref={ref} className={css.details}>
				<summary className={css.button} aria-label={m.social.connect} title={m.social.connect}>
					<Icon path={messageCircleIcon} className={css.closed} />
					<Icon path={xIcon} className={css.open} />
				</summary>
				<div className={css.panel}>
					<SocialPanel />
				</div>
			</details>
		</aside>
	)
}

/** Does what it says. It is passed over by the Tab key: the button beside it does the same and stays. */
function Hint({ text, onPress }: { text: string; onPress: () => void }) {
	return (
		<button type="button" tabIndex={-1} className={css.hint} onClick={onPress}>
			{text}
		</button>
	)
}

/** Returns true for the first five seconds of a visit, not of each of its pages. */
function useHint(): boolean {
	const [isShown, setIsShown] = useState(false)
	useEffect(() => {
		if (socialHintShown.read() !== null) return
		setIsShown(true)
		const timer = setTimeout(() => {
			setIsShown(false)
			// Where storage is refused or full, the hint comes once more with the next full load.
			socialHintShown.write('true')
		}, hintMilliseconds)
		return () => clearTimeout(timer)
	}, [])
	return isShown
}
