import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { chartColumnIcon, clipboardCheckIcon, networkIcon, pauseIcon, playIcon, squarePenIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCarousel } from '#web/ui/use-carousel.ts'
import { messages as showcaseMessages } from './messages.en.ts'
import { AnswerSample, MapSample, ScoreSample, SubjectsSample } from './samples.tsx'
import css from './showcase.module.css'

const shownSeconds = 4
/** The features rest so long after somebody has chosen. */
const restSeconds = 10

const features: {
	name: 'comprehensiveTestSeries' | 'mainsAnswerWriting' | 'advancedAnalytics' | 'visualLearning'
	icon: string
	href: string
	sample: ReactNode
}[] = [
	{
		name: 'comprehensiveTestSeries',
		icon: clipboardCheckIcon,
		href: '/prelims-syllabus-strategy?tab=exam-hall-tips',
		sample: <ScoreSample />,
	},
	{ name: 'mainsAnswerWriting', icon: squarePenIcon, href: '/answer-writing-practice', sample: <AnswerSample /> },
	{ name: 'advancedAnalytics', icon: chartColumnIcon, href: '/dmpp-routine', sample: <SubjectsSample /> },
	{ name: 'visualLearning', icon: networkIcon, href: '/mind-map/all-papers', sample: <MapSample /> },
]

const tabId = (name: string) => `feature-${name}`
const panelId = (name: string) => `feature-${name}-panel`

/** Shows the features one after the other. Without JavaScript all of them stand there, one below the other. */
export function FeatureShowcase() {
	const m = useMessages(showcaseMessages)
	const { index, goTo, canMove, isPaused, setIsPaused, region } = useCarousel({
		count: features.length,
		intervalSeconds: shownSeconds,
		restSeconds,
		isStillOnPhones: true,
	})
	const { onKeyDown: _, ...hold } = region
	return (
		<section aria-labelledby="features" {...hold}>
			<div className={css.head}>
				<h2 id="features">{m.title}</h2>
				{canMove && (
					<span className="needsScript">
						<IconButton
							icon={isPaused ? playIcon : pauseIcon}
							label={isPaused ? m.play : m.pause}
							onClick={() => setIsPaused(!isPaused)}
						/>
					</span>
				)}
			</div>
			<Sheet className={css.whole}>
				<Tabs index={index} goTo={goTo} />
				<div className={css.panels}>
					{features.map(({ name, href, sample }, at) => (
						<div
							key={name}
							id={panelId(name)}
							role="tabpanel"
							aria-labelledby={tabId(name)}
							className={css.panel}
							data-active={at === index || undefined}
						>
							<div className={css.words}>
								<h3>{m.texts[name].title}</h3>
								<p>{m.texts[name].text}</p>
								<MenuLink href={href}>{m.texts[name].link}</MenuLink>
							</div>
							<figure className={css.sample}>
								<figcaption>
									<Badge>{m.sample}</Badge>
								</figcaption>
								{sample}
							</figure>
						</div>
					))}
				</div>
			</Sheet>
		</section>
	)
}

function Tabs({ index, goTo }: { index: number; goTo: (index: number) => void }) {
	const m = useMessages(showcaseMessages)
	const tabs = useRef<(HTMLButtonElement | null)[]>([])
	const move = (event: KeyboardEvent) => {
		const steps: Record<string, number> = {
			ArrowLeft: index - 1,
			ArrowRight: index + 1,
			Home: 0,
			End: features.length - 1,
		}
		const to = steps[event.key]
		if (to === undefined || event.altKey || event.metaKey) return
		event.preventDefault()
		goTo(to)
		tabs.current[(to + features.length) % features.length]?.focus()
	}
	return (
		<div role="tablist" aria-label={m.tabs} className={`needsScript ${css.tabs}`}>
			{features.map(({ name, icon }, at) => (
				<button
					key={name}
					ref={(tab) => {
						tabs.current[at] = tab
					}}
					id={tabId(name)}
					type="button"
					role="tab"
					className={css.tab}
					aria-selected={at === index}
					aria-controls={panelId(name)}
					tabIndex={at === index ? 0 : -1}
					onClick={() => goTo(at)}
					onKeyDown={move}
				>
					<Icon path={icon} />
					{m.names[name]}
				</button>
			))}
		</div>
	)
}
