/**
 * Checks the demo content and prints one line for each problem; ends with 1 if there are any.
 *
 *   node content/validate.ts [FOLDER]
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announcementsProblems } from './announcements-problems.ts'
import { articlesProblems } from './articles-problems.ts'
import { blogsProblems } from './blogs-problems.ts'
import { commentsProblems } from './comments-problems.ts'
import { contentProblems } from './content-problems.ts'
import { mainsProblems } from './mains-problems.ts'
import { miqProblems } from './miq-problems.ts'
import { strategyProblems } from './strategy-problems.ts'
import { studyProblems } from './study-problems.ts'
import { voicesProblems } from './voices-problems.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('.', import.meta.url))
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const { questionDays, ...questions } = await contentProblems(join(folder, 'answer-writing'))
const { bannerCount, noticeCount, ...others } = await announcementsProblems(join(folder, 'announcements'), publicFolder)
const { questionDays: miqDays, ...miq } = await miqProblems(join(folder, 'miq'))
const { threadCount, ...comments } = await commentsProblems(join(folder, 'comments'), {
	'answer-writing': questionDays,
	miq: miqDays,
})
const { itemCount, ...strategy } = await strategyProblems(join(folder, 'strategy'))
const { articleCount, ...articles } = await articlesProblems(folder, publicFolder)
const { postCount, ...posts } = await blogsProblems(folder, publicFolder)
const { voiceCount, ...voices } = await voicesProblems(join(folder, 'voices'), publicFolder)
const { itemCount: studyCount, placeCount, ...study } = await studyProblems({ content: folder, public: publicFolder })
const { questions: mainsQuestions, ...mains } = await mainsProblems(join(folder, 'mains-practice'))
const problems = [questions, others, comments, strategy, articles, posts, voices, study, mains, miq].flatMap(
	(found) => found.problems,
)
const counts = `${questionDays.size} questions, ${bannerCount} banners, ${noticeCount} announcements, ${threadCount} threads, ${itemCount} items of the strategy, ${articleCount} articles, ${postCount} posts, ${voiceCount} voices, ${studyCount} study items, ${placeCount} places, ${mainsQuestions.length} mains questions, ${miqDays.size} most important questions`
process.stdout.write([...problems, `${counts}, ${problems.length} problems`].map((line) => `${line}\n`).join(''))
if (problems.length > 0) process.exitCode = 1
