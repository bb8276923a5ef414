import type { DayPlan, PlanTask } from '@aravalli/shared/daily-plan/contract'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as planMessages } from './messages.en.ts'
import css from './plan-panel.module.css'
import { taskTitle } from './task-title.ts'

/** Shows what to read, write and revise today, ticked by what was done. */
export function PlanPanel({ plan }: { plan: DayPlan }) {
	const m = useMessages(planMessages)
	const id = useId()
	const { tasks, minutes, doneMinutes, missedDays, dailyHours } = plan
	const done = tasks.filter(({ isDone }) => isDone).length
	const isAllDone = tasks.length > 0 && done === tasks.length
	return (
		<section aria-labelledby={id}>
			<Sheet className={css.panel}>
				<div className={css.head}>
					<h2 id={id} className={css.title}>
						{m.title}
					</h2>
					<p className={css.facts}>
						{m.ofDay(dailyHours)} · <b>{isAllDone ? m.allDone : m.done(done, tasks.length)}</b>
					</p>
				</div>
				<progress className={css.progress} value={doneMinutes} max={Math.max(1, minutes)} aria-hidden="true" />
				{missedDays > 0 && <p className={css.note}>{m.missed(missedDays)}</p>}
				{tasks.length === 0 && <p className={css.note}>{m.nothing}</p>}
				<ol className={css.tasks}>
					{tasks.map((task) => (
						<Task key={task.key} task={task} />
					))}
				</ol>
			</Sheet>
		</section>
	)
}

function Task({ task }: { task: PlanTask }) {
	const m = useMessages(planMessages)
	const { act, kindName, path, minutes, isDone, isFallback } = task
	const words = [m.acts[act], kindName, m.minutes(minutes)].filter((word) => word !== null)
	return (
		<li className={classNames(card.card, css.task)} data-done={isDone || undefined}>
			<span className={css.tick}>{isDone && <Icon path={checkIcon} />}</span>
			<div className={css.words}>
				<MenuLink href={path} className={classNames(card.link, css.link)}>
					<span lang={isFallback ? 'en' : undefined}>{taskTitle(task, m)}</span>
				</MenuLink>
				<p className={css.what}>
					{isDone && <b className={css.done}>{m.isDone} · </b>}
					{words.join(' · ')}
				</p>
			</div>
		</li>
	)
}
