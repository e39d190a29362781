// What the browser client uses of preact, signals and htm: joined into static/vendor/preact.js by `tools/client/vendor`.
import { h } from 'preact';
import htm from 'htm';

export { h, render, Fragment, createRef } from 'preact';
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from 'preact/hooks';
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from '@preact/signals';
export const html = htm.bind(h);
