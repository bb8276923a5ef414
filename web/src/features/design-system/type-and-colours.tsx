import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as designSystemMessages } from './messages.en.ts'
import css from './type-and-colours.module.css'

const steps = ['xxxl', 'xxl', 'xl', 'lg', 'question', 'md', 'sm', 'xs'] as const

export function TypeScale() {
	const m = useMessages(designSystemMessages)
	return (
		<Sheet isPadded>
			{steps.map((step) => (
				<p key={step} className={css[step]}>
					{m.type[step]}
				</p>
			))}
		</Sheet>
	)
}

const colours = [
	'bg surface sunken line line-strong rule margin focus chrome foot-bg',
	'ink ink2 ink3 neel on-neel neel-wash kesari on-kesari kesari-mark kesari-ink kesari-wash',
	'pottery pottery-ink pottery-wash ok ok-wash warn warn-wash bad bad-wash',
	'info info-wash grey grey-wash sand sand-ink',
].flatMap((line) => line.split(' '))

/** The names are those of tokens.css. */
export function Colours() {
	return (
		<ul className={css.colours}>
			{colours.map((name) => (
				<li key={name} className={css.colour}>
					<svg className={css.patch} viewBox="0 0 1 1" aria-hidden="true">
						<rect width="1" height="1" fill={`var(--${name})`} />
					</svg>
					{name}
				</li>
			))}
		</ul>
	)
}
