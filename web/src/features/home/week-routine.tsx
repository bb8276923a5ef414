import { addDays, indiaDay, indiaWeekday } from '@aravalli/shared/india-time'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as belowMessages } from './below-messages.en.ts'
import css from './week-routine.module.css'

/** The days run from Monday to Friday. */
const categories = ['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4', 'ESSAY']

/**
 * Shows which paper is for which day, and on which days of the week something was studied. Today is known to the browser alone, because the page itself is kept, and read on
 * other days.
 */
export function WeekRoutine({ studied = [] }: { studied?: readonly string[] | undefined }) {
	const m = useMessages(belowMessages)
	const isHydrated = useIsHydrated()
	const today = isHydrated ? indiaWeekday(new Date()) : null
	const monday = isHydrated ? addDays(indiaDay(new Date()), 1 - (indiaWeekday(new Date()) || 7)) : null
	const isDone = (index: number) => monday !== null && studied.includes(addDays(monday, index))
	const week = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const day = week.current?.querySelector<HTMLElement>('[aria-current]')
		// On a phone not all days fit beside each other.
		if (today !== null && day?.parentElement)
			day.parentElement.scrollLeft = day.offsetLeft - day.parentElement.offsetLeft
	}, [today])
	return (
		<section aria-labelledby="routine">
			<SectionTitle id="routine" title={m.routine} href="/dmpp" label={m.fullPlan} />
			<div ref={week}>
				<Sheet as="ol" className={css.week}>
					{categories.map((category, index) => {
						const isToday = today === index + 1
						return (
							<li key={category} className={classNames(card.card, css.day)} aria-current={isToday ? 'date' : undefined}>
								<span className={css.name} data-done={isDone(index) || undefined}>
									{isDone(index) && <Icon path={checkIcon} />}
									{m.weekdays[index]}
									{isToday && ` · ${m.today}`}
									{isDone(index) && <span className="visuallyHidden">{` · ${m.studied}`}</span>}
								</span>
								<div>
									<MenuLink
										href={`/answer-writing-practice?category=${category}`}
										className={classNames(card.link, css.paper)}
									>
										{m.routineDays[index]?.paper}
									</MenuLink>
									<p className={css.text}>{m.routineDays[index]?.text}</p>
								</div>
							</li>
						)
					})}
				</Sheet>
			</div>
		</section>
	)
}
