import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('the settings', () => {
	it('have defaults that make a fresh clone run', () => {
		expect(readEnv({})).toMatchObject({
			isProduction: true,
			port: 3000,
			host: '127.0.0.1',
			appOrigin: 'http://localhost:3000',
			databaseUrl: null,
			isDemo: true,
			metricsToken: null,
			trustedProxies: [],
			s3: null,
			smtpUrl: null,
			mailFrom: 'Aravalli <no-reply@example.com>',
			overloadDelayMilliseconds: 700,
		})
	})

	it('never put demo content into a PostgreSQL server unless told to', () => {
		expect(readEnv({ DATABASE_URL: 'postgres://x/y' }).isDemo).toBe(false)
		expect(readEnv({ DATABASE_URL: 'postgres://x/y', DEMO: '1' }).isDemo).toBe(true)
		expect(readEnv({ DEMO: '0' }).isDemo).toBe(false)
	})

	it('count an empty value as missing', () => {
		expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
	})

	it.each([
		[{ PORT: 'http' }, 'PORT must be a port number from 1 to 65535.'],
		[{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535.'],
		[{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
		[{ PORT: '00000' }, 'PORT must be a port number from 1 to 65535.'],
		[
			{ APP_ORIGIN: 'aravalli.example.com' },
			'APP_ORIGIN must be an origin such as https://aravalli.example.com, without a path.',
		],
		[
			{ APP_ORIGIN: 'https://x.example/path' },
			'APP_ORIGIN must be an origin such as https://aravalli.example.com, without a path.',
		],
		[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
		[{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
		[{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
		[{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
		[{ OVERLOAD_DELAY_MS: '-1' }, 'OVERLOAD_DELAY_MS must be a whole number of milliseconds from 0 to 99999.'],
		[{ PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB must be a whole number of megabytes from 1 to 99999.'],
		[{ S3_URL: 's3://bucket' }, 'S3_URL must be an address such as https://s3.ap-south-1.amazonaws.com/bucket'],
		[{ S3_URL: 'https://key:secret@host/bucket' }, 'S3_URL must be an address such as'],
		[{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.com.'],
		[{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL must be an address such as'],
		[{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address such as'],
		[
			{ MAIL_FROM: 'Aravalli' },
			'MAIL_FROM must be an address or a name and an address, such as Aravalli <no-reply@example.com>.',
		],
		[{ MAIL_FROM: 'A <a@example.com>\r\nBcc: b@example.com' }, 'MAIL_FROM must be an address'],
		[{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM must be an address'],
		[{ GST_NUMBER: '27AAPFU0939F1ZW' }, 'GST_NUMBER must be a GSTIN of 15 characters whose last one fits the others.'],
		[{ GST_NUMBER: '27aapfu0939f1zv' }, 'GST_NUMBER must be a GSTIN'],
		[{ GST_NUMBER: '27AAPFU0939F1Z' }, 'GST_NUMBER must be a GSTIN'],
		[{ GST_RATE: '0' }, 'GST_RATE must be a whole number of percent from 1 to 99.'],
		[{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test.'],
	])('refuse %j with a sentence', (variables, sentence) => {
		expect(() => readEnv(variables)).toThrow(sentence)
	})

	it('know where files are kept', () => {
		expect(readEnv({ S3_URL: 'https://s3.ap-south-1.amazonaws.com/files/live' }).s3).toEqual({
			endpoint: 'https://s3.ap-south-1.amazonaws.com',
			bucket: 'files',
			prefix: 'live/',
			region: 'ap-south-1',
		})
	})

	it('know where mails go and who sends them', () => {
		const given = {
			SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465?requireTLS=true',
			MAIL_FROM: 'अरावली <a@example.com>',
		}
		expect(readEnv(given)).toMatchObject({ smtpUrl: given.SMTP_URL, mailFrom: given.MAIL_FROM })
		expect(readEnv({ MAIL_FROM: 'a@example.com' }).mailFrom).toBe('a@example.com')
		expect(() => readEnv({ SMTP_URL: 'smtp:user:secret@host' })).toThrow(/^SMTP_URL (?!.*secret)/)
	})

	it('know which tax receipts show', () => {
		expect(readEnv({ GST_RATE: '12' }).gst).toBeNull()
		expect(readEnv({ GST_NUMBER: '27AAPFU0939F1ZV' }).gst).toEqual({ gstin: '27AAPFU0939F1ZV', rate: 18 })
		expect(readEnv({ GST_NUMBER: '29AAGCB7383J1Z4', GST_RATE: '12' }).gst).toEqual({
			gstin: '29AAGCB7383J1Z4',
			rate: 12,
		})
	})

	it('refuse several wrong values at once, and never repeat a value', () => {
		expect(() => readEnv({ PORT: 'x', METRICS_TOKEN: 'secret' })).toThrow(/^PORT [^\n]+\nMETRICS_TOKEN [^\n]+$/)
		expect(() => readEnv({ METRICS_TOKEN: 'secret' })).not.toThrow(/secret/)
	})
})
