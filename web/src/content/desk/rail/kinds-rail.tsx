import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Icon } from '#web/ui/icon.tsx'
import { clipboardCheckIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { cappedCount } from '../capped-count.ts'
import {
	dailyQuestionsLink,
	deskListLink,
	evaluationLink,
	evaluatorsLink,
	mediaLibraryLink,
	paymentsLink,
	reportedCommentsLink,
	reportedQuestionsLink,
} from '../desk-links.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { useOverview } from '../use-overview.ts'
import { calendarDaysIcon, flagIcon, imagesIcon, indianRupeeIcon, usersIcon } from './icons.ts'
import { kindIcons } from './kind-icons.ts'
import { kindsByArea } from './kinds-by-area.ts'
import css from './kinds-rail.module.css'

/** Names a page of the rail: a kind, the library of pictures, or what readers have reported. */
export type RailPlace = string

/** Stands for the library of pictures, which is no kind. */
export const mediaPlace: RailPlace = 'media'

/** Stands for the questions to which learners send answers. */
export const dailyQuestionsPlace: RailPlace = 'daily-questions'

/** Stands for what readers have reported, which only ADMIN decides about. */
export const reportedPlace: RailPlace = 'comments'

/** Stands for questions that learners find something wrong with. */
export const reportedQuestionsPlace: RailPlace = 'question-reports'

/** Stands for orders, payments and what they gave, which only ADMIN looks after. */
export const moneyPlace: RailPlace = 'payments'

/** Stands for those who evaluate, whom only ADMIN looks after. */
export const evaluatorsPlace: RailPlace = 'evaluators'

interface KindsRailProps {
	api: ApiClient
	/** Is where the editor is; null where the rail does not lead. */
	current: RailPlace | null
}

/** Leads to the list of each kind, to the pictures and to reported comments; on narrow screens the first page of the desk does. */
export function KindsRail({ api, current }: KindsRailProps) {
	const m = useMessages(deskMessages)
	const language = useLanguage()
	const isAdmin = useViewer()?.role === 'ADMIN'
	const counted = useLatest(useOverview(api).data)?.data.kinds
	return (
		<nav aria-label={m.kinds} className={css.rail}>
			<div className={css.places}>
				{kindsByArea.map(({ area, kinds }) => (
					<div key={area}>
						<p id={`rail-${area}`} className={css.area}>
							{m.areas[area]}
						</p>
						<ul aria-labelledby={`rail-${area}`}>
							{kinds.map(({ name, names, icon }) => (
								<li key={name}>
									<RailLink
										link={deskListLink(name)}
										icon={kindIcons[icon]}
										label={names[language]}
										published={counted?.find(({ kind }) => kind === name)?.counts.published}
										isCurrent={name === current}
									/>
								</li>
							))}
						</ul>
					</div>
				))}
				<div>
					<RailLink
						link={dailyQuestionsLink}
						icon={calendarDaysIcon}
						label={m.dailyQuestions}
						isCurrent={current === dailyQuestionsPlace}
					/>
					<RailLink
						link={reportedQuestionsLink}
						icon={flagIcon}
						label={m.reportedQuestions}
						isCurrent={current === reportedQuestionsPlace}
					/>
					<RailLink link={mediaLibraryLink} icon={imagesIcon} label={m.media} isCurrent={current === mediaPlace} />
					{isAdmin && (
						<>
							<RailLink
								link={reportedCommentsLink}
								icon={flagIcon}
								label={m.reportedComments}
								isCurrent={current === reportedPlace}
							/>
							<RailLink link={evaluationLink} icon={clipboardCheckIcon} label={m.evaluation} isCurrent={false} />
							<RailLink
								link={evaluatorsLink}
								icon={usersIcon}
								label={m.evaluators}
								isCurrent={current === evaluatorsPlace}
							/>
							<RailLink
								link={paymentsLink}
								icon={indianRupeeIcon}
								label={m.payments}
								isCurrent={current === moneyPlace}
							/>
						</>
					)}
				</div>
			</div>
		</nav>
	)
}

interface RailLinkProps {
	link: LinkTarget
	icon: string
	label: string
	/** Is missing where nothing is counted, and until it is known. */
	published?: number | undefined
	isCurrent: boolean
}

function RailLink({ link, icon, label, published, isCurrent }: RailLinkProps) {
	const m = useMessages(deskMessages)
	return (
		<PageLink link={link} current={isCurrent} className={css.link}>
			<Icon path={icon} className={css.icon} />
			<span className={css.label}>{label}</span>
			{published !== undefined && (
				<span className={css.count}>
					{cappedCount(published)} <span className="visuallyHidden">{m.published}</span>
				</span>
			)}
		</PageLink>
	)
}
