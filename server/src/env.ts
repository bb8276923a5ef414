import { resolve } from 'node:path'
import { brand } from '@aravalli/shared/brand'
import { z } from 'zod'
import { isGstin } from './gstin.ts'
import { readS3Place, type S3Place } from './platform/files/s3-place.ts'
import {
	type PaymentSettings,
	paymentProblems,
	paymentVariables,
	readPaymentSettings,
} from './platform/payments/payment-settings.ts'
import { readVapidKeys, type VapidKeys } from './platform/push/vapid.ts'

/**
 * The product's settings (docs/operations.md). This is the only file that reads the process environment.
 *
 * A wrong value ends start-up with one sentence per variable instead of a half-working server.
 */
export interface Env {
	isProduction: boolean
	port: number
	host: string
	/** Public origin without a trailing slash; links and the origin check use it. */
	appOrigin: string
	/** Absolute folder of the embedded database, uploaded files and the mail outbox. */
	dataDir: string
	/** Null: the embedded database in `dataDir`. */
	databaseUrl: string | null
	/** Whether an empty database is filled with the demo content and accounts. */
	isDemo: boolean
	/** Null: `/metrics` answers 404. */
	metricsToken: string | null
	/** Addresses whose `X-Forwarded-For` is believed; empty: nobody's. */
	trustedProxies: string[]
	logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
	/** How many wrong sign-ins an account takes from one address before it is slowed down. */
	signInLimit: { max: number; windowSeconds: number }
	/** How many times as much as `allowances` has it one account may do; above 1 for measurements and large classes. */
	accountLimitFactor: number
	/** How late the process may be, in milliseconds, before it turns requests away; 0: as late as it likes. */
	overloadDelayMilliseconds: number
	/** How many rendered public pages are kept, in megabytes of memory. */
	pageCacheMegabytes: number
	/** Null: files are kept in `dataDir`. */
	s3: S3Place | null
	/** Null: mails are written as files in `dataDir`. */
	smtpUrl: string | null
	/** The sender of every mail: an address, or a name and an address in angle brackets. */
	mailFrom: string
	payments: PaymentSettings
	evaluation: EvaluationSettings
	notifications: NotificationSettings
	/** Is shown on receipts, with its rate in percent; null: no tax is. */
	gst: { gstin: string; rate: number } | null
}

export interface EvaluationSettings {
	/** Today's questions close so many minutes after midnight in India. */
	closingMinutes: number
	/** An evaluator returns so many copies a day at most, unless ADMIN has said otherwise. */
	dailyQuota: number
	/** Of a hundred copies so many go to a second evaluator, who does not know it. */
	secondPercent: number
}

export interface NotificationSettings {
	/** The daily mail with what is unread is sent so many minutes after midnight in India. */
	digestMinutes: number
	/** Null: the product makes a pair of keys for push services once, and keeps it in the database. */
	vapid: VapidKeys | null
}

export class EnvError extends Error {}

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value)

const isSmtpServer = (value: string) =>
	/^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== ''

/** Nothing that would need quotes or end a header line. */
const sender =
	/^([^\p{Cc}<>()[\]:;,"\\@]+ <[^\s\p{Cc}<>()[\]:;,"\\@]+@[^\s\p{Cc}<>()[\]:;,"\\@]+>|[^\s\p{Cc}<>()[\]:;,"\\@]+@[^\s\p{Cc}<>()[\]:;,"\\@]+)$/u

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

const settings = z.object({
	...paymentVariables,
	NODE_ENV: z
		.enum(['production', 'development', 'test'], 'must be production, development or test')
		.default('production'),
	PORT: z
		.string()
		.regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535')
		.transform(Number)
		// 0 would mean any free port, which the origin in links, made before listening, could not name.
		.refine((port) => port >= 1 && port <= 65535, 'must be a port number from 1 to 65535')
		.default(3000),
	HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
	APP_ORIGIN: z
		.string()
		.refine(isOrigin, 'must be an origin such as https://aravalli.example.com, without a path')
		.optional(),
	DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql://')
		.optional(),
	DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
	METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
	TRUSTED_PROXIES: z
		.string()
		.regex(/^[\da-fA-F.:/, ]+$/, 'must be a comma-separated list of addresses or subnets')
		.optional(),
	LOG_LEVEL: z
		.enum(
			['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
			'must be fatal, error, warn, info, debug, trace or silent',
		)
		.default('info'),
	SIGN_IN_ATTEMPTS: z
		.string()
		.regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999')
		.transform(Number)
		.default(10),
	SIGN_IN_WINDOW_MINUTES: z
		.string()
		.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of minutes from 1 to 9999')
		.transform(Number)
		.default(15),
	ACCOUNT_LIMIT_FACTOR: z
		.string()
		.regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999')
		.transform(Number)
		.default(1),
	OVERLOAD_DELAY_MS: z
		.string()
		.regex(/^\d{1,5}$/, 'must be a whole number of milliseconds from 0 to 99999')
		.transform(Number)
		.default(700),
	PAGE_CACHE_MB: z
		.string()
		.regex(/^[1-9]\d{0,4}$/, 'must be a whole number of megabytes from 1 to 99999')
		.transform(Number)
		.default(64),
	S3_URL: z
		.string()
		.refine(
			(address) => readS3Place(address) !== null,
			'must be an address such as https://s3.ap-south-1.amazonaws.com/bucket, without a password',
		)
		.optional(),
	SMTP_URL: z
		.string()
		.refine(isSmtpServer, 'must be an address such as smtps://user:password@mail.example.com')
		.optional(),
	MAIL_FROM: z
		.string()
		.regex(sender, 'must be an address or a name and an address, such as Aravalli <no-reply@example.com>')
		.default(`${brand.name.english} <no-reply@example.com>`),
	DAILY_CLOSING_TIME: z.string().regex(timeOfDay, 'must be a time in India, such as 21:00').default('21:00'),
	DIGEST_TIME: z.string().regex(timeOfDay, 'must be a time in India, such as 18:00').default('18:00'),
	VAPID_PUBLIC_KEY: z.string().optional(),
	VAPID_PRIVATE_KEY: z.string().optional(),
	EVALUATION_DAILY_QUOTA: z
		.string()
		.regex(/^[1-9]\d{0,2}$/, 'must be a whole number of copies from 1 to 999')
		.transform(Number)
		.default(80),
	SECOND_EVALUATION_PERCENT: z
		.string()
		.regex(/^(100|\d{1,2})$/, 'must be a whole number of percent from 0 to 100')
		.transform(Number)
		.default(5),
	GST_NUMBER: z.string().refine(isGstin, 'must be a GSTIN of 15 characters whose last one fits the others').optional(),
	GST_RATE: z
		.string()
		.regex(/^[1-9]\d?$/, 'must be a whole number of percent from 1 to 99')
		.transform(Number)
		.default(18),
})

/**
 * Reads the settings from `variables` (normally the process environment); an empty string counts as unset.
 *
 * @throws EnvError whose message has one sentence for each wrong variable; it never repeats a value, which may be secret
 */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
	const parsed = settings.safeParse(given)
	if (!parsed.success) {
		throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
	}
	const value = parsed.data
	const problems = [...paymentProblems(value), ...vapidProblems(value)]
	if (problems.length > 0) throw new EnvError(problems.join('\n'))
	const isProduction = value.NODE_ENV === 'production'
	return {
		isProduction,
		port: value.PORT,
		host: value.HOST,
		appOrigin: value.APP_ORIGIN ?? `http://localhost:${value.PORT}`,
		dataDir: resolve(value.DATA_DIR),
		databaseUrl: value.DATABASE_URL ?? null,
		isDemo: value.DEMO === undefined ? value.DATABASE_URL === undefined : value.DEMO === '1',
		metricsToken: value.METRICS_TOKEN ?? null,
		trustedProxies:
			value.TRUSTED_PROXIES?.split(',')
				.map((address) => address.trim())
				.filter(Boolean) ?? [],
		logLevel: value.LOG_LEVEL,
		signInLimit: { max: value.SIGN_IN_ATTEMPTS, windowSeconds: value.SIGN_IN_WINDOW_MINUTES * 60 },
		accountLimitFactor: value.ACCOUNT_LIMIT_FACTOR,
		overloadDelayMilliseconds: value.OVERLOAD_DELAY_MS,
		pageCacheMegabytes: value.PAGE_CACHE_MB,
		s3: value.S3_URL === undefined ? null : readS3Place(value.S3_URL),
		smtpUrl: value.SMTP_URL ?? null,
		mailFrom: value.MAIL_FROM,
		payments: readPaymentSettings(value, isProduction && value.DATABASE_URL !== undefined),
		evaluation: {
			closingMinutes: minutesOf(value.DAILY_CLOSING_TIME),
			dailyQuota: value.EVALUATION_DAILY_QUOTA,
			secondPercent: value.SECOND_EVALUATION_PERCENT,
		},
		notifications: { digestMinutes: minutesOf(value.DIGEST_TIME), vapid: vapidKeysOf(value) },
		gst: value.GST_NUMBER === undefined ? null : { gstin: value.GST_NUMBER, rate: value.GST_RATE },
	}
}

type VapidVariables = Partial<Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY', string | undefined>>

const vapidKeysOf = ({ VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' }: VapidVariables) =>
	readVapidKeys(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)

function vapidProblems(given: VapidVariables): string[] {
	const isGiven = given.VAPID_PUBLIC_KEY !== undefined || given.VAPID_PRIVATE_KEY !== undefined
	return isGiven && vapidKeysOf(given) === null
		? ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of keys of P-256, as base64url.']
		: []
}

function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number)
	return hours * 60 + minutes
}

/** What the renderer of the pages reads by itself: without it React would run in its development mode. */
export function settleNodeEnv({ isProduction }: Env): void {
	process.env.NODE_ENV ??= isProduction ? 'production' : 'development'
}
