export interface Personal {
	/** Names the rows that say what the table holds and how long, by their first cells in the policy's English table. */
	rows: string[]
	/** The rows speak of these columns. Whoever adds one looks whether they still say all. */
	columns: string
}

/**
 * Names the part of the privacy policy that accounts for a table of the database; it is null where the table holds
 * nothing about a person. A new table fails below until it stands here, and one about people until the page says what
 * it holds, in both languages.
 */
export const accounted: Record<string, Personal | null> = {
	users: {
		rows: ['Account', 'Password'],
		columns:
			'id name email phone_number password_hash role language exam_year daily_hours picture_id is_onboarded is_disabled created_at updated_at',
	},
	profile_pictures: { rows: ['Profile picture'], columns: 'user_id file_id content' },
	sessions: {
		rows: ['Logged-in devices'],
		columns: 'id user_id token_hash browser created_at last_seen_at',
	},
	reset_codes: {
		rows: ['One-time codes'],
		columns: 'id user_id code_hash issued_at expires_at comparisons is_live',
	},
	attempt_windows: { rows: ['Counts of tries and requests'], columns: 'key attempts ends_at' },
	subscriptions: {
		rows: ['Plans and courses that are open to you'],
		columns: 'id user_id kind item_id title starts_at ends_at cancelled_at order_id created_at',
	},
	bookings: {
		rows: ['Expert sessions you book'],
		columns:
			'id order_id user_id day slot session_type name email phone message status sequence created_at paid_at cancelled_at',
	},
	session_slots: { rows: ['Expert sessions you book'], columns: 'day slot order_id held_until' },
	orders: {
		rows: ['Orders, payments and refunds'],
		columns:
			'id user_id kind item_id title price_paise original_paise status held_until provider_order_id provider_asked_at fulfilled_by proven_by fulfilled_at check_at created_at',
	},
	payments: {
		rows: ['Orders, payments and refunds'],
		columns:
			'id order_id provider_payment_id status method amount_paise currency failure refunded_paise created_at captured_at',
	},
	refunds: {
		rows: ['Orders, payments and refunds'],
		columns: 'id payment_id amount_paise origin reason status provider_refund_id requested_by created_at done_at',
	},
	refund_requests: {
		rows: ['Orders, payments and refunds'],
		columns: 'id payment_id user_id reason status answer created_at decided_at',
	},
	ledger_entries: {
		rows: ['Orders, payments and refunds'],
		columns: 'id at actor subject subject_id order_id what before after why',
	},
	receipts: {
		rows: ['Receipts'],
		columns:
			'id number payment_id user_id title amount_paise original_paise method provider_payment_id valid_from valid_till gst buyer_name buyer_email paid_at',
	},
	// These are ids of the provider's events, and numbers of places.
	payment_events: null,
	plan_places: null,
	// The built-in sandbox moves no money; what it remembers leads to nobody.
	sandbox_orders: null,
	sandbox_payments: null,
	sandbox_refunds: null,
	comments: {
		rows: ['Comments and replies'],
		columns:
			'id subject_type subject_id author_id text idempotency_key is_approved is_removed is_sample pinned_at pinned_by is_pinned likes reply_count created_at',
	},
	comment_replies: {
		rows: ['Comments and replies'],
		columns: 'id comment_id author_id text idempotency_key is_sample likes created_at',
	},
	comment_pictures: { rows: ['Comments and replies'], columns: 'comment_id position file_id' },
	comment_likes: { rows: ['Likes'], columns: 'comment_id user_id' },
	comment_reports: {
		rows: ['Reports of comments'],
		columns: 'comment_id reply_id user_id reason is_settled created_at',
	},
	reply_likes: { rows: ['Likes'], columns: 'reply_id user_id' },
	test_attempts: {
		rows: ['Mock tests and their results'],
		columns:
			'id user_id paper_id attempt_no title scheme question_ids started_at answers_until closes_at finished_at sheet',
	},
	test_answers: {
		rows: ['Mock tests and their results'],
		columns: 'attempt_id place answer is_flagged is_guessed language spent_seconds at_milliseconds',
	},
	test_scores: {
		rows: ['Mock tests and their results'],
		columns:
			'attempt_id revision paper_id is_first scored_at marks_hundredths max_hundredths is_disqualified right_count wrong_count not_attempted_count blank_count dropped_count',
	},
	// These are keys of papers, names of questions, and sums over all who took a paper.
	paper_keys: null,
	changed_questions: null,
	question_statistics: null,
	quizzes: {
		rows: ['Quizzes and their results'],
		columns:
			'id user_id source question_ids answers started_at elapsed_seconds updated_at is_exited submitted_at success_ratio',
	},
	prelims_answers: {
		rows: ['Answers of prelims practice'],
		columns: 'user_id key question_id answer is_guessed spent_seconds answered_at',
	},
	question_reports: {
		rows: ['Reports of questions'],
		columns: 'id user_id kind question_id reason text created_at resolved_at resolved_by outcome',
	},
	practice_notes: {
		rows: ['Notes, photos and marks of practice'],
		columns: 'id user_id question_type question_id text idempotency_key created_at',
	},
	practice_photos: {
		rows: ['Notes, photos and marks of practice'],
		columns: 'file_id user_id question_type question_id idempotency_key created_at',
	},
	practice_marks: {
		rows: ['Notes, photos and marks of practice'],
		columns: 'user_id question_type question_id created_at',
	},
	practice_judgements: {
		rows: ['Notes, photos and marks of practice'],
		columns: 'user_id question_type question_id part judgement judged_at',
	},
	revision_cards: {
		rows: ['Prelims questions that come back to you'],
		columns:
			'user_id question_id reason stability difficulty first_on due_on reviewed_on done_on again_on reps lapses is_suspended recent_keys',
	},
	readings: { rows: ['What you have opened'], columns: 'user_id kind item_id opened_at' },
	study_entries: {
		rows: ['Study log'],
		columns: 'id user_id day minutes activities idempotency_key logged_at',
	},
	study_activities: { rows: ['Study log'], columns: 'user_id day kind item' },
	study_days: { rows: ['Study log'], columns: 'user_id day minutes activities automatic' },
	study_summaries: {
		rows: ['Study log'],
		columns: 'user_id last_day last_run longest_run days minutes activities',
	},
	downloads: { rows: ['What you have downloaded'], columns: 'user_id kind item_id downloaded_at' },
	notifications: {
		rows: ['Notifications'],
		columns: 'id user_id kind about key awaits_mail created_at read_at',
	},
	notification_settings: { rows: ['Notifications'], columns: 'user_id mail_digest' },
	push_subscriptions: {
		rows: ['Browsers that show notifications'],
		columns: 'session_id user_id endpoint public_key auth created_at',
	},
	// The product signs with these.
	notification_secrets: null,
	lecture_positions: {
		rows: ['Where you stopped a lecture'],
		columns: 'user_id course_id lecture_id seconds updated_at',
	},
	data_exports: {
		rows: ['Copies of your data'],
		columns: 'id user_id status attempt files_done files_total requested_at changed_at expires_at',
	},
	data_export_files: { rows: ['Copies of your data'], columns: 'export_id part file_id' },
	// Who uploaded a file of content is not kept, nor who leafed through one.
	document_pages: null,
	course_files: null,
	answer_copies: {
		rows: ['Answer copies'],
		columns:
			'id number user_id subscription_id question_id day paper_category max_marks question_marks state page_count created_at submitted_at due_at started_at returned_at seen_at half_marks is_re_evaluated is_sample',
	},
	mains_sittings: {
		rows: ['Mains mock tests'],
		columns:
			'id user_id paper_id day started_at ends_at upload_until question_marks finished_at done_numbers self_marks',
	},
	answer_uploads: {
		rows: ['Answer copies'],
		columns: 'id copy_id upload_key file_id sha256 media_type file_name state refusal created_at',
	},
	answer_pages: {
		rows: ['Answer copies'],
		columns:
			'id copy_id upload_id part position turn crop reading_file_id full_file_id width height sharpness brightness booklet_id booklet_page',
	},
	answer_booklets: { rows: ['Answer copies'], columns: 'id user_id question_id day pages secret created_at' },
	evaluation_credits: { rows: ['Answer copies'], columns: 'id user_id copy_id created_at expires_at used_by_copy_id' },
	evaluations: {
		rows: ['Answer copies', 'Work of our evaluators'],
		columns:
			'id copy_id kind state paper_category due_at created_at evaluator_id claimed_at overdue_at published_at half_marks reason',
	},
	evaluation_drafts: {
		rows: ['Answer copies', 'Work of our evaluators'],
		columns: 'evaluation_id evaluator_id revision save_id annotations rubric remark saved_at',
	},
	evaluator_phrases: { rows: ['Work of our evaluators'], columns: 'id user_id position english hindi' },
	evaluator_quotas: { rows: ['Work of our evaluators'], columns: 'user_id daily' },
	daily_questions: {
		rows: ['Work of our staff on content'],
		columns: 'day position question_id scheduled_by scheduled_at',
	},
	inquiries: { rows: ['Messages to us'], columns: 'id user_id name email phone message language created_at' },
	notify_requests: {
		rows: ['Requests to be told when a page opens'],
		columns: 'page email user_id language created_at',
	},
	content_items: {
		rows: ['Work of our staff on content'],
		columns:
			'type id data version published_version is_published status english_version hindi_version hindi_state publish_at scheduled_by schedule_missed_at idempotency_key created_by created_at updated_by updated_at published_by published_at deleted_by deleted_at',
	},
	files: {
		rows: [
			...['Comments and replies', 'Notes, photos and marks of practice', 'Answer copies', 'Copies of your data'],
			'Work of our staff on content',
		],
		columns: 'id media_type size_bytes sha256 width_pixels height_pixels original_name created_at',
	},
	media: {
		rows: ['Work of our staff on content'],
		columns: 'id file_id name alt_english alt_hindi words uploaded_by uploaded_at idempotency_key',
	},
	// It says which content has which picture.
	media_uses: null,
	// This table names the database's part of the file store.
	file_store: null,
	// These are numbers without a name: the subject is a question or a process of the server.
	counters: null,
	comment_counts: null,
	content_counts: null,
	content_index: null,
	content_rules: null,
	// Those who speak in the demo's testimonials and reviews do not exist: what is there is invented.
	published_items: null,
	search_entries: null,
	search_terms: null,
	current_affairs_compilations: null,
	content_versions: {
		rows: ['Work of our staff on content'],
		columns: 'type id version data saved_by saved_at published_at',
	},
	content_imports: {
		rows: ['Work of our staff on content'],
		columns: 'id type file_name status mode keeps_legacy created_by created_at run_by changed_at',
	},
	subscription_reminders: { rows: ['Plans and courses that are open to you'], columns: 'subscription_id days' },
	mentorship_call_mails: { rows: ['Plans and courses that are open to you'], columns: 'call_id subscription_id' },
	// These rows are of an import, and go with it.
	content_import_rows: null,
}
