// Made by tools/wire_types from the server's messages; do not edit.

/** Ask what the regular player would do now in one's place. */
export interface AskHint {
  language?: string;
}

/** Take the own chair over from the stand-in. */
export interface Back {
  type: 'back';
  id?: string;
}

/** A chair as everyone sees it. */
export interface Chair {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name?: string;
  colour?: string;
  bot?: string;
  character?: string;
  ready?: boolean;
  here?: boolean;
  silent?: boolean;
  wants?: number | null;
}

/** What changed in the view since an earlier one (`core/changes.py` says in which form). */
export interface Changed {
  since: number;
  view?: any;
  self?: any;
}

/** The rules under one heading. */
export interface Chapter {
  heading: string;
  clauses: ClauseText[];
}

/** State something to all: one of the claims that may be made now. */
export interface Claim {
  type: 'claim';
  id?: string;
  text: string;
}

/** The claims that may be made now. */
export interface ClaimList {
  claims: string[];
}

/** A rule. */
export interface ClauseText {
  number: string;
  text: string;
}

/** The host: give the table up before the deal. */
export interface Close {
  type: 'close';
  id?: string;
}

/** A command was carried out, and what it changed is kept and safe. */
export interface Done {
  type: 'done';
  id: string;
  rev: number;
  table?: string;
}

/** The host: shut the door. Nobody finds the table then, and old invitations are worth nothing; who sits there or was let in stays. */
export interface Door {
  type: 'door';
  id?: string;
}

/** How the game ended; everything may be seen now. */
export interface End {
  winners: number[];
  scores: number[];
  why: string;
  seed: string;
  claims?: Stated[];
  record: string;
}

/** What was sent could not be read, or was too much. */
export interface Fault {
  type: 'fault';
  code: string;
  sentence: string;
}

/** What can be chosen about a game. */
export interface GameInfo {
  game: string;
  title: string;
  least: number;
  most: number;
  usual: number;
  edition: string;
  editions: Record<string, Record<string, string | number | boolean>>;
  options: OptionInfo[];
  bots: string[];
  minutes: [number, number];
}

/** All games. */
export interface GameList {
  games: GameInfo[];
}

/** A new guest. */
export interface GuestMade {
  token?: string | null;
}

/** Whether the server is well: ready, that is. */
export interface Health {
  well: boolean;
  version: string;
  protocol: number;
  tables: number;
  connections: number;
  bots: Record<string, number>;
  clerks: Record<string, number>;
}

/** Who is connected. */
export interface Here {
  type: 'here';
  here: number[];
  spectators: number;
  watching?: Spectator[];
}

/** What the regular player would do in the place of one who is asked. */
export interface Hint {
  move: string;
  reasons: string[];
}

/** Come in with an invitation. */
export interface Invitation {
  invitation: string;
}

/** How to invite somebody: a link, and a picture of it for phones. */
export interface Invite {
  invitation: string;
  link: string;
  qr: string;
}

/** The server answers. */
export interface IsLive {
  live?: boolean;
}

/** The server can write and read what it must keep. */
export interface IsReady {
  ready?: boolean;
}

/** Leave the chair; in a game that goes on the stand-in takes it. */
export interface Leave {
  type: 'leave';
  id?: string;
}

/** A table in the public list. */
export interface Listed {
  id: string;
  game: string;
  setup: string;
  phase: string;
  pace: number | null;
  chairs: ListedChair[];
  spectators: number;
}

/** A chair of a listed table. */
export interface ListedChair {
  kind: 'bot' | 'empty' | 'person';
  name: string;
}

/** Who asks. */
export interface Me {
  guest: boolean;
  tables: OwnTable[];
}

/** A step that the reader has not heard of yet. */
export interface Missed {
  rev: number;
  seat?: number | null;
  told?: Told[];
  stated?: Stated | null;
}

/** Make a move. */
export interface Move {
  type: 'move';
  id?: string;
  text: string;
  expected: number;
}

/** Become a guest. */
export interface NewGuest {
  bearer?: boolean;
}

/** Open a table. */
export interface NewTable {
  game: string;
  edition?: string | null;
  seats?: number | null;
  options?: Record<string, string>;
  pace?: number | null;
  stand_in?: string | null;
  talk?: boolean;
  listed?: boolean;
}

/** Something happened in the game. */
export interface News {
  type: 'news';
  rev: number;
  seat?: number | null;
  by?: string;
  told?: Told[];
  stated?: Stated | null;
  play: Play;
  done?: string;
}

/** A new table. */
export interface Opened {
  table: string;
}

/** One switch of a game. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  clause: string;
  says: string;
}

/** A switch of a game, as an edition sets it. */
export interface OptionSet {
  name: string;
  values: (string | number | boolean)[];
  clause: string;
  says: string;
  value: string | number | boolean;
}

/** A table where a guest sits, whose game is not over. */
export interface OwnTable {
  id: string;
  game: string;
  setup: string;
  phase: string;
  seat: number;
  asked: boolean;
  left: boolean;
  set_aside?: boolean;
}

/** The game as the reader may see it. */
export interface Play {
  moves_made: number;
  asked: number | null;
  prompt?: string | null;
  due?: number | null;
  view?: any;
  self?: any;
  packed?: string | null;
  changed?: Changed | null;
  moves?: string[] | null;
  end?: End | null;
}

/** Be ready, with a nonce for the deal: when all are, and no chair is empty, it begins. */
export interface Ready {
  type: 'ready';
  id?: string;
  nonce: string;
}

/** A command was not carried out, and changed nothing. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  sentence: string;
  clause?: string;
  rev: number;
  play?: Play | null;
}

/** After the game: the same people play again. */
export interface Rematch {
  type: 'rematch';
  id?: string;
}

/** The host: take a bot off its chair before the deal, or send somebody away for good. */
export interface Remove {
  type: 'remove';
  id?: string;
  seat?: number | null;
  spectator?: number | null;
}

/** Have another name, or another colour that is free. */
export interface Rename {
  type: 'rename';
  id?: string;
  name: string;
  colour?: string | null;
}

/** Tell whoever runs the server of abuse. */
export interface Report {
  type: 'report';
  id?: string;
  text: string;
  seat?: number | null;
}

/** The rulebook of a game. */
export interface Rules {
  game: string;
  edition: string;
  title: string;
  preface: string[];
  chapters: Chapter[];
  closing: string;
  options: OptionSet[];
}

/** Somebody said something. */
export interface Said {
  type: 'said';
  saying: Saying;
}

/** Say something to the table. */
export interface Say {
  type: 'say';
  id?: string;
  text: string;
}

/** A line of chat. */
export interface Saying {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  spectator?: number | null;
  text: string;
}

/** The host: put a bot on an empty chair, or another bot on a bot's. */
export interface SeatBot {
  type: 'seat-bot';
  id?: string;
  seat: number;
  bot: string;
}

/** The host: take somebody's word in the chat, or give it back. */
export interface Silence {
  type: 'silence';
  id?: string;
  seat?: number | null;
  spectator?: number | null;
  silent: boolean;
}

/** Take an empty chair, or go over to it. */
export interface Sit {
  type: 'sit';
  id?: string;
  seat: number;
  name: string;
  colour?: string | null;
}

/** Somebody without a chair, as the host tells them apart. */
export interface Spectator {
  number: number;
  silent?: boolean;
}

/** A claim. */
export interface Stated {
  seat: number;
  text: string;
  true?: boolean | null;
}

/** A step of a game that is seen again. */
export interface Step {
  seat: number | null;
  told: Told[];
  stated?: Stated | null;
  view: any;
  selves?: any[];
  facts?: any;
}

/** Change chairs with a bot, or with a person who asks for the same. */
export interface Swap {
  type: 'swap';
  id?: string;
  seat: number;
}

/** A table as everyone sees it. */
export interface TableInfo {
  id: string;
  game: string;
  setup: string;
  phase: 'closed' | 'over' | 'playing' | 'waiting';
  chairs: Chair[];
  host: number | null;
  pace: number | null;
  stand_in: string;
  talk: boolean;
  listed: boolean;
  commitment: string;
  nonces?: string[];
  spectators?: number;
  door?: number;
  next?: string | null;
}

/** The public list of tables. */
export interface TableList {
  tables: Listed[];
  compiling?: string;
}

/** Something changed about the table or its chairs. */
export interface TableNow {
  type: 'table';
  rev: number;
  you: You;
  table: TableInfo;
  play?: Play | null;
}

/** An event that the reader may hear of. */
export interface Told {
  kind: string;
  text: string;
  seat?: number | null;
  numbers?: [number, number, number];
  private?: boolean;
}

/** Not be ready after all. */
export interface Wait {
  type: 'wait';
  id?: string;
}

/** All about a table, for one who comes or comes back. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  rev: number;
  you: You;
  table: TableInfo;
  play: Play | null;
  missed: Missed[];
  chat: Saying[];
}

/** Whether a move may be made now; if not, why, as the refusal would say it. */
export interface Why {
  may: boolean;
  code?: string;
  clause?: string;
  sentence?: string;
}

/** Ask whether a move may be made now. */
export interface WhyNot {
  text: string;
}

/** Who the reader is. */
export interface You {
  seat: number | null;
  host: boolean;
  spectator?: number | null;
  watching?: Spectator[];
}

export type AnyMessage = Welcome | TableNow | News | Said | Here | Done | Refused | Fault;

export type AnyCommand = Sit | Rename | Swap | SeatBot | Ready | Wait | Close | Move | Claim | Back | Leave | Remove | Door | Say | Silence | Report | Rematch;
