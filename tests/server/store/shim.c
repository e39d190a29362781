/* Stands between a program and its disk: tells a trace what reaches the write-ahead log and when it
   is synced, and lets every sync fail once a flag file is there. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_log(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path);
    return size > 4 && memcmp(path + size - 4, "-wal", 4) == 0;
}

static void note(const char *what, const char *text, int size) {
    const char *trace = getenv("SHIM_TRACE");
    char line[128];
    if (!trace) return;
    int fd = open(trace, O_WRONLY | O_APPEND);
    int length = snprintf(line, sizeof line, "%s %.*s\n", what, size, text);
    ssize_t (*really)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (fd < 0 || really(fd, line, length) != length) abort();
    close(fd);
}

static void note_write(int fd, const char *data, size_t size) {
    if (!getenv("SHIM_TRACE") || !is_log(fd)) return;
    const char *end = data + size, *entry = data;
    while ((entry = memmem(entry, end - entry, "entry:", 6))) {
        entry += 6;
        const char *colon = memchr(entry, ':', end - entry);
        if (colon && colon - entry < 16) note("wrote", entry, colon - entry);
    }
}

static int sync_with(const char *name, int fd) {
    const char *flag = getenv("SHIM_FLAG");
    int (*really)(int) = dlsym(RTLD_NEXT, name);
    if (flag && access(flag, F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    int done = really(fd);
    if (done == 0 && is_log(fd)) note("synced", "log", 3);
    return done;
}

int fsync(int fd) { return sync_with("fsync", fd); }

int fdatasync(int fd) { return sync_with("fdatasync", fd); }

ssize_t write(int fd, const void *data, size_t size) {
    ssize_t (*really)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    note_write(fd, data, size);
    return really(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    ssize_t (*really)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    note_write(fd, data, size);
    return really(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    ssize_t (*really)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    note_write(fd, data, size);
    return really(fd, data, size, at);
}
