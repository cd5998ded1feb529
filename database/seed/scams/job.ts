import type { EnglishSeedScam } from '../types.ts'

/** Work that does not exist, or that makes the worker part of a crime. */
export const JOB = [
  {
    slug: 'job-offer-visa-fee',
    title: 'Job offer that asks for visa fees',
    description:
      'You applied for many jobs, and at last an offer comes: an airline, a hotel, an oil company, a good salary, housing included. There was hardly an interview, or only a chat. The contract has a logo and a stamp. Before your visa can be issued you must pay for the medical test, the file or the “security clearance”, to an agent’s account. After you pay, more fees follow, and then silence. People who come on a visit visa, or who still wait in another country, often borrow the money. In the UAE the employer has to pay for recruitment and the work permit. A job for which you must pay is not a job.',
    category: 'job',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'You must pay before you start, whatever the fee is called',
      'The offer comes from a free email address such as Gmail',
      'Salary and benefits are far above what is usual for the work',
      'The interview was only a chat, or did not take place',
      'The firm’s own careers page does not list the job',
    ],
    preventionTips: [
      'Check the offer letter with MOHRE, on its web site or on 600590000.',
      'Ring the company’s reception and ask for the person who signed.',
      'Never hand over your passport to an agent as a guarantee.',
      'Complain to MOHRE if an agent in the UAE charges you for a job.',
    ],
    examples: [
      'Congratulations! You are selected as Cabin Crew, salary AED 14,500 + villa. Pay AED 1,850 for visa processing today to our travel partner. HR: emirates.group.careers@mail.example',
      'مبروك، تم قبولك في وظيفة إدارية براتب 12000 درهم. يرجى تحويل رسوم التأشيرة 950 درهم لإكمال الإجراءات.',
    ],
    createdAt: '2025-01-30',
  },
  {
    slug: 'telegram-task-job',
    title: 'Easy task job on Telegram',
    description:
      'A message offers 300 to 1,000 dirhams a day for liking videos, following hotels on Instagram or writing short reviews. At first you are really paid a few dirhams, and it feels good. Then you are moved to a Telegram group where “prepaid” or “merchant” tasks give a much better return. You pay in 100 and get back 130, you pay in 2,000 and there is a problem: you made a mistake, and must complete two more tasks to release your money. The other members cheer you on; they are part of it. People have borrowed from friends and on cards in order to rescue the first amount. It cannot be rescued that way.',
    category: 'job',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'Money for liking, following or rating',
      'The recruiter found you, and writes from a foreign number',
      'You must put in your own money to earn more',
      'A group in which everyone posts payment screenshots',
      'A balance that can be seen on the screen but not taken out',
    ],
    preventionTips: [
      'Remember the rule: an employer pays you, and you never pay an employer.',
      'Stop as soon as a task costs money, even if you have earned some already.',
      'Do not lend your bank account for “merchant” payments: the police may hold you responsible.',
      'Write down all the accounts you paid, then report them to your bank on the same day.',
    ],
    examples: [
      'Hello, I am Sofia from a digital agency. We need people in the UAE to like YouTube videos, AED 10 for each like, daily salary. Are you interested?',
      'Task 14 combined order: deposit AED 3,800 to unlock your commission of AED 1,140: https://t-merchant-tasks.example',
      'وظيفة من المنزل: أعجب بثلاثة مقاطع واستلم 30 درهمًا فورًا. للتفاصيل تواصل معنا عبر تيليجرام.',
    ],
    createdAt: '2025-03-11',
  },
  {
    slug: 'money-mule-job',
    title: '“Payment agent” who passes on stolen money',
    description:
      'The advert looks for someone with a UAE bank account: work from home, an hour a day, keep five per cent. Money from “customers” arrives in your account, and you send it on by transfer, exchange house or crypto. Students, housewives and people between jobs are invited. The money was stolen from other victims. When they report it, the trail ends at you. Your account is frozen, other banks may refuse you, and you can be charged with money laundering although you knew nothing. The friendly boss cannot be found. Selling or lending your account or your SIM card leads to the same trouble.',
    category: 'job',
    riskLevel: 'critical',
    status: 'active',
    indicators: [
      'The only thing you need for the job is a bank account',
      'You keep a share of money that passes through',
      'The money must leave again within hours',
      'There is no contract, no office and no product',
    ],
    preventionTips: [
      'Let nobody use your account, your card or your SIM, not even for a day.',
      'If strange money arrives, do not send it on: tell your bank and leave it where it is.',
      'Go to the police on your own as soon as you understand, and bring all the messages.',
      'Talk with young people in the family about offers of quick money.',
    ],
    examples: [
      'Financial assistant wanted, UAE account holders only. Receive client payments, keep 5%, send the rest in USDT. Earn AED 8,000 weekly.',
      'Bro, lend me your account for 2 days, my salary will come there. I give you 500.',
    ],
    createdAt: '2025-09-25',
  },
  {
    slug: 'fake-airline-interview-day',
    title: 'Invented walk-in interviews',
    description:
      'A poster travels through WhatsApp groups: a famous airline, mall or hospital holds walk-in interviews this week, hundreds of posts, no experience needed. To get a token you fill in a form with your passport number, or pay a small “slot fee”. In some cases a rented meeting room is full of hopeful people, and everybody pays for a folder, a training or a medical card. Nobody is hired. The data collected is sold to other fraudsters, who ring later with offers made to measure. Real companies announce open days on their own careers pages and ask for nothing but your CV.',
    category: 'job',
    riskLevel: 'medium',
    status: 'active',
    indicators: [
      'A poster with many logos and no link to a company’s site',
      'A payment for a token, a folder or a training',
      'Passport details are needed only to get in',
      'The venue is a small office or a hotel room that nobody at the company knows',
    ],
    preventionTips: [
      'Look for the open day on the company’s careers page.',
      'Leave your passport number out of forms for a first interview.',
      'Walk out when money is mentioned, and warn the others in the queue.',
      'Send the poster to the company it names: it wants to know.',
    ],
    examples: [
      'MEGA WALK-IN! 500 vacancies at Dubai Airport, all nationalities. Book your token AED 25: https://airport-walkin-jobs.example',
    ],
    createdAt: '2025-12-04',
  },
  {
    slug: 'freelance-visa-seller',
    title: '“Free visa” and false freelance permits',
    description:
      'Somebody sells you a two-year residence permit that lets you work for anyone: a “freelance visa”, an “azad visa” or a partner visa, at a good price and without questions. There are real freelance permits in the UAE, issued by free zones and by the state, but this one is tied to a company that you have never seen. It may be cancelled after a few weeks, reported as absconding, or not exist at all beyond a printed paper. You lose the money and may owe fines for staying too long. Those who sell it speak your language and come recommended by someone who paid them last month.',
    category: 'job',
    riskLevel: 'high',
    status: 'active',
    indicators: [
      'A visa through a company that will give you no work',
      'You pay in cash, in parts, without an official receipt',
      'The seller refuses to name the sponsor',
      'You are told not to call the labour ministry',
    ],
    preventionTips: [
      'Apply for a freelance permit yourself, with a free zone or through MOHRE.',
      'Check your work permit and contract with MOHRE under your own name.',
      'Ask for each receipt with the stamp of the centre that took the payment.',
      'If you have been trapped, seek advice from MOHRE or your consulate before the fines grow.',
    ],
    examples: [
      'Azad visa 2 years, work anywhere, only AED 6,500 in two payments. No questions, 100% guaranteed. Passport copy on WhatsApp.',
      'فيزا حرة لمدة سنتين بدون شركة وبدون التزام، الدفع على دفعتين. أرسل صورة الجواز.',
    ],
    createdAt: '2026-02-24',
  },
  {
    slug: 'covid-era-home-packing',
    title: 'Home packing of pens and masks',
    description:
      'During the years of staying at home, groups offered work that a whole family could do at the table: packing pens, soap or masks, paid by the box. You paid a refundable deposit for the first delivery of material. It never came, or it came once and your finished boxes were refused as badly done. The deposit was kept. Such offers became rare when offices opened again, and we have marked this entry as no longer active. The pattern, a deposit for material before any wage, still shows up now and then in groups for mothers and students.',
    category: 'job',
    riskLevel: 'low',
    status: 'inactive',
    indicators: [
      'A deposit for pens, beads or packaging',
      'Very high pay for very simple handwork',
      'No address where boxes are collected',
      'Finished work is always found to have a fault',
    ],
    preventionTips: [
      'Refuse work that begins with buying the material.',
      'Ask to collect the first box yourself from the factory.',
      'Find another person who was paid more than once, and speak to her.',
      'Report the group’s administrators to the network.',
    ],
    examples: [
      'Pencil packing from home, AED 4,000 monthly, no experience. Registration AED 150 refundable, material delivered tomorrow.',
    ],
    createdAt: '2025-04-03',
  },
] as const satisfies readonly EnglishSeedScam[]
