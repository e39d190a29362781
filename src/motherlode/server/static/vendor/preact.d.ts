// What the vendored file exports, for the type checker; see README.md.

export type VNode = unknown;
export interface Signal<T> { value: T; peek(): T; subscribe(listener: (value: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(listener: (value: T) => void): () => void }
export interface Ref<T> { current: T }

export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(node: VNode, parent: Element): void;
export const Fragment: unknown;
export function createRef<T>(): Ref<T | null>;

export function useState<T>(first: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T>(callback: T, inputs: unknown[]): T;

export function signal<T>(first: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(first: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
