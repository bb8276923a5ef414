import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from './features/home/dashboard-query.ts'
import { Greeting } from './features/home/greeting.tsx'
import { blankStudy, StreakScene } from './features/study-log/streak/streak-scene.tsx'
import type { ApiClient } from './lib/api.ts'
import { useLanguage } from './lib/language.tsx'
import { useLatest } from './lib/use-latest.ts'
import type { Viewer } from './lib/viewer.ts'

interface LearnerHeroProps {
	api: ApiClient
	viewer: Viewer
	/** Is the same on the server and in the first render over its markup. */
	now: Date
}

/** Greets a learner, before the hills of the last days. */
export function LearnerHero({ api, viewer, now }: LearnerHeroProps) {
	const { data } = useQuery(dashboardQuery(api, useLanguage()))
	const study = useLatest(data)?.data.study ?? blankStudy(now)
	return <StreakScene study={study} greeting={<Greeting viewer={viewer} now={now} />} />
}
